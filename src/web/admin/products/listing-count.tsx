import type { ProductListing } from './find-product-listing.ts'
import { onTablePage } from './product-table-query.ts'

/** Spoken whenever a filter changes it. */
export function ListingCount({ products, total, page }: ProductListing) {
  const first = (page - 1) * onTablePage + 1
  return (
    <p role="status" className="text-sm text-ink-soft tabular-nums">
      {total > products.length
        ? `${first}–${first + products.length - 1} of ${total} products`
        : `${total} ${total === 1 ? 'product' : 'products'}`}
    </p>
  )
}
