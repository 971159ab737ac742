import type { ProductListing } from './find-product-listing.ts'

/** Spoken whenever a filter changes it. */
export function ListingCount({ products, total, page, onPage }: ProductListing) {
  const first = (page - 1) * onPage + 1
  return (
    <p role="status" className="text-sm text-ink-soft tabular-nums">
      {total > products.length
        ? `${countText(first)}–${countText(first + products.length - 1)} of ${countText(total)} products`
        : `${total} ${total === 1 ? 'product' : 'products'}`}
    </p>
  )
}

function countText(count: number) {
  return count.toLocaleString('en-IN')
}
