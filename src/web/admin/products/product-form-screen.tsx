import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { productCalls } from '#contract/products/product-calls.ts'
import { productFieldNames } from '#contract/products/product-fields.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { RetryButton } from '../frame/screen-failure.tsx'
import { noteOpenedRow } from '../lists/row-focus.ts'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callQuery } from '../session/call-query.ts'
import { ProductEditor } from './product-editor.tsx'
import { useReturn } from './product-links.tsx'
import type { Route } from './+types/product-form-screen.ts'

const added = {
  title: 'Add Product',
  subtitle: 'It is on the site a moment after you have added it',
}
const edited = {
  title: 'Edit Product',
  subtitle: 'Update the details below to edit the product',
}

export function meta({ params }: Route.MetaArgs) {
  return officeMeta((params.id ? edited : added).title)
}

export const handle: OfficeHandle = { skeleton: ScreenSkeleton }

/** Adds a product, or edits the one in the address. */
export default function ProductFormScreen({ params: { id } }: Route.ComponentProps) {
  const { back } = useReturn()
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader {...(id ? edited : added)} back={{ ...back, text: 'Products' }} />
      {id ? <StoredProduct key={id} id={id} /> : <ProductEditor />}
    </div>
  )
}

/** A cached product is not edited: its version may be an old one. */
function StoredProduct({ id }: { id: string }) {
  const query = callQuery(productCalls.findRecord, { id })
  const { data, error, isFetchedAfterMount, refetch } = useQuery(query)
  useEffect(() => noteOpenedRow(id), [id])
  if (!isFetchedAfterMount) return <Loading />
  if (!error && data?.product) return <ProductEditor product={data.product} />
  const title = 'Failed to fetch product'
  return (
    <Banner {...(error ? failureOf(error, title) : { title })}>
      <ButtonLink to="/admin/products">Back to the products</ButtonLink>
      <RetryButton onRetry={refetch} />
    </Banner>
  )
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-ink-soft">
      <SpinnerMark className="size-5 text-action" />
      Loading product...
    </p>
  )
}

function ScreenSkeleton() {
  if (useParams().id) return <Loading />
  return (
    <div className="flex max-w-5xl flex-col gap-6" aria-hidden="true">
      <Skeleton className="mt-9 h-7 w-44" />
      <div className="grid gap-x-10 gap-y-4 border-t border-hairline pt-5 @4xl:grid-cols-[13rem_1fr]">
        <Skeleton className="h-5 w-36" />
        <div className="grid gap-5 @xl:grid-cols-2">
          {productFieldNames.map((field) => (
            <Skeleton key={field} className="mt-5 h-11 md:h-9" />
          ))}
        </div>
      </div>
    </div>
  )
}
