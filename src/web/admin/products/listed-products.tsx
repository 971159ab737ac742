import { useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { ListTable } from '../lists/list-table.tsx'
import { ListView } from '../lists/list-view.tsx'
import type { Listing } from '../lists/listing.ts'
import { DeleteProductsDialog } from './delete-products-dialog.tsx'
import { ListingHead } from './listing-head.tsx'
import { NoProducts } from './no-products.tsx'
import { productColumns } from './product-columns.tsx'
import { productNoun, tableAddress } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { useDeletion } from './use-deletion.ts'
import { useSelection } from './use-selection.ts'
import { ViewProductDialog } from './view-product-dialog.tsx'

type ListedProductsProps = { query: ProductTableQuery; listing: Listing<ProductRecord> }

export function ListedProducts({ query, listing }: ListedProductsProps) {
  const [viewed, setViewed] = useState<ProductRecord>()
  const deletion = useDeletion()
  const selection = useSelection(listing.rows, tableAddress(query))
  const isGoing = ({ id }: ProductRecord) => deletion.goingIds.includes(id)
  const actions = { onView: setViewed, onDelete: (one: ProductRecord) => deletion.ask([one]) }
  return (
    <ListView
      label="Products"
      noun={productNoun}
      listing={listing}
      failures={[deletion.failure]}
      head={<ListingHead {...{ listing, query, selection }} onDelete={deletion.ask} />}
      rows={
        <ListTable
          label="Products"
          rows={listing.rows}
          columns={productColumns({ selection, isGoing, ...actions })}
          sorting={{
            current: query.sort,
            addressOf: (sort) => tableAddress({ ...query, sort, page: 1 }),
          }}
          cardLook="grid-cols-[auto_1fr_auto] gap-x-3 gap-y-2 @lg:grid-cols-[1fr_auto_6rem] @lg:gap-y-1"
          rowLook={(product) =>
            `${selection.has(product.id) ? 'bg-sunken' : ''} ${isGoing(product) ? 'opacity-40' : ''}`
          }
        />
      }
      empty={<NoProducts query={query} />}
      addressOfPage={(page) => tableAddress({ ...query, page })}
    >
      {viewed && <ViewProductDialog product={viewed} onClose={() => setViewed(undefined)} />}
      {deletion.asked.length > 0 && (
        <DeleteProductsDialog
          products={deletion.asked}
          onYes={deletion.confirm}
          onNo={deletion.withdraw}
        />
      )}
    </ListView>
  )
}
