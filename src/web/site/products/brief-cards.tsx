import type { ProductCard } from '#contract/products/product.ts'
import { BriefCard } from './brief-card.tsx'

export function BriefCards({ products }: { products: ProductCard[] }) {
  return (
    <ul className="cell-grid sheet mt-1 border-y border-hairline bg-surface md:grid-cols-2 xl:grid-cols-3">
      {products.map((product) => (
        <li key={product.id}>
          <BriefCard product={product} />
        </li>
      ))}
    </ul>
  )
}
