import { ListingCount } from '../tables/listing-count.tsx'
import type { ProductListing } from './find-product-listing.ts'

export function ProductCount({ products, ...listing }: ProductListing) {
  return <ListingCount {...listing} shown={products.length} noun={['product', 'products']} />
}
