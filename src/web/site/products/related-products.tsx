import { Link } from 'react-router'
import type { ProductCard, ProductCategory } from '#contract/products/product.ts'
import { BriefCards } from './brief-cards.tsx'
import { listAddress } from '../frame/list-address.ts'

type RelatedProductsProps = { products: ProductCard[]; category: ProductCategory }

export function RelatedProducts({ products, category }: RelatedProductsProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-10 md:mt-14 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="related" className="text-xl font-bold tracking-tight">
          Similar products
        </h2>
        <Link
          to={listAddress('', { category })}
          prefetch="intent"
          className="footer-link text-sm font-semibold text-action"
        >
          All {category}
        </Link>
      </div>
      <BriefCards products={products} />
    </section>
  )
}
