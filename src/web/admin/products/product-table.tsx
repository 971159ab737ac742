import { listMessages } from '#contract/products/product-list.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { announce } from '../../ui/toasts.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { officeMeta } from '../office-meta.ts'
import { failureUnder } from '../session/api-error.ts'
import { findProductListing } from './find-product-listing.ts'
import { ListedProducts } from './listed-products.tsx'
import { ProductFilters } from './product-filters.tsx'
import { productScreenTexts } from './product-screen-texts.ts'
import { ProductScreens } from './product-screens.tsx'
import { tableQueryOf } from './product-table-query.ts'
import { withdrawListedProducts } from './withdraw-listed-products.ts'
import type { Route } from './+types/product-table.ts'

export const meta = () => officeMeta('Products')
export const handle: OfficeHandle = { skeleton: ProductTableSkeleton }

/** Whoever arrives sees the skeleton at once; whoever is here keeps the old rows until the new are there. */
export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  const query = tableQueryOf(url.searchParams)
  const listing = findProductListing(query, request.signal)
  const isHere = location.pathname === url.pathname
  return { query, listing: isHere ? await listing : listing }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  try {
    announce(await withdrawListedProducts(form.getAll('id').map(String)))
    return {}
  } catch (error) {
    return { failure: failureUnder(productScreenTexts.deleteFailed, error) }
  }
}

export default function ProductTable({ loaderData: { query, listing } }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Products"
      actions={
        <>
          <ButtonLink to="/admin/products/new" look="action" className="ml-auto" prefetch="render">
            <OfficeIcon name="plus" className="size-4" />
            Add Product
          </ButtonLink>
          <ProductScreens query={query} />
        </>
      }
      filters={<ProductFilters query={query} hasStatus />}
      listing={listing}
      skeleton={<ListSkeleton text={listMessages.loading} />}
    >
      {(listing) => <ListedProducts {...{ query, listing }} />}
    </ListScreen>
  )
}

function ProductTableSkeleton() {
  return (
    <ListScreenSkeleton>
      <ListSkeleton text={listMessages.loading} />
    </ListScreenSkeleton>
  )
}
