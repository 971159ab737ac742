import { useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { ListView } from '../lists/list-view.tsx'
import type { Listing } from '../lists/listing.ts'
import { NoProducts } from './no-products.tsx'
import { listPaths, productNoun, tableAddress } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { ViewCard } from './view-card.tsx'
import { ViewProductDialog } from './view-product-dialog.tsx'

type ViewedProductsProps = {
  query: ProductTableQuery
  listing: Listing<ProductRecord> & { catalogueCategories: string[] }
}

export function ViewedProducts({ query, listing }: ViewedProductsProps) {
  const [viewed, setViewed] = useState<ProductRecord>()
  return (
    <ListView
      label="Products"
      noun={productNoun}
      listing={listing}
      rows={
        <ul className="grid gap-4 @[37rem]:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
          {listing.rows.map((product) => (
            <ViewCard
              key={product.id}
              product={product}
              hasCatalogue={listing.catalogueCategories.includes(product.category)}
              onView={() => setViewed(product)}
            />
          ))}
        </ul>
      }
      empty={<NoProducts query={query} />}
      addressOfPage={(page) => tableAddress({ ...query, page }, listPaths.cards)}
    >
      {viewed && <ViewProductDialog product={viewed} onClose={() => setViewed(undefined)} />}
    </ListView>
  )
}
