import { useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { Banner } from '../../ui/banner.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { RetryButton } from '../frame/retry-button.tsx'
import { DeleteProductsDialog } from './delete-products-dialog.tsx'
import { useIsChanging } from '../tables/use-is-changing.ts'
import type { ProductListing } from './find-product-listing.ts'
import { ListingHead } from './listing-head.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductRows } from './product-rows.tsx'
import { tableAddress } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { useDeletion } from './use-deletion.ts'
import { useSelection } from './use-selection.ts'
import { ViewProductDialog } from './view-product-dialog.tsx'

type ListedProductsProps = { query: ProductTableQuery; listing: ProductListing }

export function ListedProducts({ query, listing }: ListedProductsProps) {
  const [viewed, setViewed] = useState<ProductRecord>()
  const deletion = useDeletion()
  const { rows, total, page, pages } = listing
  const selection = useSelection(rows, tableAddress(query))
  const failure = listing.failure ?? deletion.failure
  useFocusKept(rows)
  return (
    <section aria-label="Products" className="flex flex-col gap-3">
      {failure && <Banner {...failure}>{listing.failure && <RetryButton />}</Banner>}
      {total > 0 && <ListingHead {...{ listing, query, selection }} onDelete={deletion.ask} />}
      <div className={useIsChanging() ? 'opacity-50 transition-opacity delay-150' : ''}>
        {rows.length > 0 && (
          <ProductRows
            {...{ query, selection }}
            products={rows}
            goingIds={deletion.goingIds}
            onView={setViewed}
            onDelete={(product) => deletion.ask([product])}
          />
        )}
        {!listing.failure && total === 0 && <NoProducts query={query} />}
      </div>
      <Pager
        {...{ page, pages }}
        label="Pages"
        addressOf={(page) => tableAddress({ ...query, page })}
      />
      {viewed && <ViewProductDialog product={viewed} onClose={() => setViewed(undefined)} />}
      {deletion.asked.length > 0 && (
        <DeleteProductsDialog
          products={deletion.asked}
          onYes={deletion.confirm}
          onNo={deletion.withdraw}
        />
      )}
    </section>
  )
}
