import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { ProductRecord } from '#contract/products/product.ts'
import { Banner } from '../../ui/banner.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { RetryButton } from '../frame/retry-button.tsx'
import { DeleteProductDialog } from './delete-product-dialog.tsx'
import type { ProductListing } from './find-product-listing.ts'
import { ListingCount } from './listing-count.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductRows } from './product-rows.tsx'
import { tableAddress } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { SortSelect } from './sort-select.tsx'
import { useDeletion } from './use-deletion.ts'
import { ViewProductDialog } from './view-product-dialog.tsx'

type ListedProductsProps = { query: ProductTableQuery; listing: ProductListing }

export function ListedProducts({ query, listing }: ListedProductsProps) {
  const [viewed, setViewed] = useState<ProductRecord>()
  const deletion = useDeletion()
  const { products, total, page, pages } = listing
  const failure = listing.failure ?? deletion.failure
  useFocusKept(products)
  return (
    <section aria-label="Products" className="flex flex-col gap-3">
      {failure && <Banner {...failure}>{listing.failure && <RetryButton />}</Banner>}
      {total > 0 && (
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
          <ListingCount {...listing} />
          <SortSelect query={query} />
        </div>
      )}
      <div className={useIsChanging() ? 'opacity-50 transition-opacity delay-150' : ''}>
        {products.length > 0 && (
          <ProductRows
            {...{ products, query }}
            goingId={deletion.goingId}
            onView={setViewed}
            onDelete={deletion.ask}
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
      {deletion.asked && (
        <DeleteProductDialog
          product={deletion.asked}
          onYes={deletion.confirm}
          onNo={deletion.withdraw}
        />
      )}
    </section>
  )
}

/** Other rows are on their way: these are still the old ones. */
function useIsChanging() {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === '/admin/products'
}
