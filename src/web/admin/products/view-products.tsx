import { listMessages, usualSort } from '#contract/products/product-list.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { findCatalogueCategories } from '../catalogues/find-catalogue-categories.ts'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { officeMeta } from '../office-meta.ts'
import { findProductListing } from './find-product-listing.ts'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductScreens } from './product-screens.tsx'
import { tableQueryOf } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { ViewedProducts } from './viewed-products.tsx'
import type { Route } from './+types/view-products.ts'

export const meta = () => officeMeta('View Products')
export const handle: OfficeHandle = { skeleton: ViewProductsSkeleton }

/** Fills rows of two, three and four. */
const onPage = 24

/** Whoever arrives sees the skeleton at once; whoever is here keeps the old cards until the new are there. */
export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  const asked = tableQueryOf(url.searchParams)
  const query = { ...asked, stock: '', sort: usualSort(asked.q) }
  const listing = findViewedProducts(query, request.signal)
  const isHere = location.pathname === url.pathname
  return { query, listing: isHere ? await listing : listing }
}

async function findViewedProducts(query: ProductTableQuery, signal: AbortSignal) {
  const [listing, catalogueCategories] = await Promise.all([
    findProductListing(query, signal, onPage),
    findCatalogueCategories(signal),
  ])
  return { ...listing, catalogueCategories }
}

export default function ViewProducts({ loaderData: { query, listing } }: Route.ComponentProps) {
  return (
    <ListScreen
      title="View Products"
      actions={
        <>
          <ButtonLink to="/admin/products/new" look="action" className="ml-auto">
            <OfficeIcon name="plus" className="size-4" />
            Add Product
          </ButtonLink>
          <ProductScreens query={query} />
        </>
      }
      filters={<ProductFilters query={query} />}
      listing={listing}
      skeleton={skeleton}
    >
      {(listing) => <ViewedProducts {...{ query, listing }} />}
    </ListScreen>
  )
}

const skeleton = (
  <ListSkeleton text={listMessages.loading}>
    <CardsSkeleton />
  </ListSkeleton>
)

function ViewProductsSkeleton() {
  return <ListScreenSkeleton>{skeleton}</ListScreenSkeleton>
}
