import { Suspense } from 'react'
import { Await } from 'react-router'
import { productMessages } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { announce } from '../../ui/toasts.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { textInForm } from '../forms/text-in-form.ts'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { findProductListing } from './find-product-listing.ts'
import { ListedProducts } from './listed-products.tsx'
import { withdrawProduct } from './product-calls.ts'
import { ProductFilters } from './product-filters.tsx'
import { tableQueryOf } from './product-table-query.ts'
import { ProductTableSkeleton, RowsSkeleton } from './product-table-skeleton.tsx'
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
  const id = textInForm(await request.formData(), 'id') ?? ''
  const withdrawal = await withdrawProduct(id)
  if (!withdrawal.failure) announce(productMessages.deleted)
  return withdrawal
}

export default function ProductTable({ loaderData: { query, listing } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title="Products">
        <ButtonLink to="/admin/products/new" look="action" prefetch="render">
          <OfficeIcon name="plus" className="size-4" />
          Add Product
        </ButtonLink>
      </ScreenHeader>
      <ProductFilters query={query} />
      <Suspense fallback={<RowsSkeleton />}>
        <Await resolve={listing}>{(listing) => <ListedProducts {...{ query, listing }} />}</Await>
      </Suspense>
    </div>
  )
}
