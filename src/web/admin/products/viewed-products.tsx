import { useState } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { Banner } from '../../ui/banner.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { RetryButton } from '../frame/retry-button.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { useIsChanging } from '../tables/use-is-changing.ts'
import type { ProductListing } from './find-product-listing.ts'
import { NoProducts } from './no-products.tsx'
import { listPaths, tableAddress } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { ProductCount } from './product-count.tsx'
import { ViewCard } from './view-card.tsx'
import { ViewProductDialog } from './view-product-dialog.tsx'

type ViewedProductsProps = {
  query: ProductTableQuery
  listing: ProductListing & { catalogueCategories: string[] }
}

export function ViewedProducts({ query, listing }: ViewedProductsProps) {
  const [viewed, setViewed] = useState<ProductRecord>()
  const { rows, total, page, pages, failure, catalogueCategories } = listing
  const isChanging = useIsChanging()
  useFocusKept(rows)
  return (
    <section aria-label="Products" className="flex flex-col gap-3">
      {failure && (
        <Banner {...failure}>
          <RetryButton />
        </Banner>
      )}
      {total > 0 && <ProductCount {...listing} />}
      {rows.length > 0 && (
        <ul
          className={`${gridLook} ${isChanging ? 'opacity-50 transition-opacity delay-150' : ''}`}
        >
          {rows.map((product) => (
            <ViewCard
              key={product.id}
              product={product}
              hasCatalogue={catalogueCategories.includes(product.category)}
              onView={() => setViewed(product)}
            />
          ))}
        </ul>
      )}
      {!failure && total === 0 && <NoProducts query={query} />}
      <Pager
        {...{ page, pages }}
        label="Pages"
        addressOf={(page) => tableAddress({ ...query, page }, listPaths.cards)}
      />
      {viewed && <ViewProductDialog product={viewed} onClose={() => setViewed(undefined)} />}
    </section>
  )
}

const gridLook = 'grid gap-4 @[37rem]:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]'
