import { ListingCount } from '../tables/listing-count.tsx'
import type { ProductListing } from './find-product-listing.ts'

export function ProductCount({ rows, ...listing }: ProductListing) {
  return <ListingCount {...listing} shown={rows.length} noun={['product', 'products']} />
}
