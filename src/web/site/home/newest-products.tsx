import { Link } from 'react-router'
import type { ProductCard } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BriefCards } from '../products/brief-cards.tsx'

const failed = 'Failed to load featured products'

/** `null`: they could not be read. */
export function NewestProducts({ products }: { products: ProductCard[] | null }) {
  return (
    <section aria-labelledby="newest" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="newest" className="text-xl font-bold tracking-tight">
          New in stock
        </h2>
        <Link
          to="/products"
          prefetch="intent"
          className="footer-link text-sm font-semibold text-action"
        >
          View All Products
        </Link>
      </div>
      {products && products.length > 0 ? (
        <BriefCards products={products} />
      ) : (
        <div className="sheet mt-1 border-y border-hairline">
          <EmptyState title={products ? 'Nothing is in stock at the moment' : failed}>
            <ButtonLink to="/contact">Contact Us</ButtonLink>
          </EmptyState>
        </div>
      )}
    </section>
  )
}
