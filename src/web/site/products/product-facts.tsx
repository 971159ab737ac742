import type { ProductPage } from '#contract/products/product.ts'

export function ProductFacts({ product }: { product: ProductPage }) {
  const facts = [
    { name: 'Model number', text: product.modelNo },
    { name: 'Warranty', text: product.warranty },
  ].filter(({ text }) => text !== '')
  return (
    <dl className="fact-table mt-4 md:mt-6">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
