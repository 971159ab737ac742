import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { RetryButton } from '../frame/screen-failure.tsx'
import { noteOpenedRow } from '../lists/row-focus.ts'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { ProductEditor } from './product-editor.tsx'
import { useReturn } from './product-links.tsx'
import { productScreenTexts } from './product-screen-texts.ts'
import type { SaveMode } from './save-product.ts'
import { baseOf } from './use-product-form.ts'
import type { Route } from './+types/edit-product-screen.ts'

export const meta = () => officeMeta('Edit Product')
export const handle: OfficeHandle = { skeleton: Loading }

export default function EditProductScreen({ params: { id } }: Route.ComponentProps) {
  const { back } = useReturn()
  useEffect(() => noteOpenedRow(id), [id])
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title="Edit Product"
        subtitle="Update the details below to edit the product"
        back={{ ...back, text: 'Products' }}
      />
      <StoredProduct key={id} id={id} />
    </div>
  )
}

/** A cached product is not edited: its version may be an old one. */
function StoredProduct({ id }: { id: string }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(
    callQuery(productCalls.findRecord, { id }),
  )
  if (!isFetchedAfterMount) return <Loading />
  if (error || !data?.product) {
    const failure = error ? failureOf(error, readFailed) : { title: readFailed }
    return (
      <Banner {...failure}>
        <ButtonLink to="/admin/products">Back to the products</ButtonLink>
        <RetryButton onRetry={refetch} />
      </Banner>
    )
  }
  return (
    <ProductEditor
      screen={`product:${id}`}
      stored={baseOf(data.product)}
      mode={editingOf(id)}
      submitText="Update Product"
      busyText="Updating Product..."
    />
  )
}

const { readFailed, updateFailed, loadingOne } = productScreenTexts

function editingOf(id: string): SaveMode {
  return {
    needsPicture: false,
    savedText: productMessages.updated,
    send: (form, upload) => callApi(productCalls.change, { id, form }, upload),
    failureOf: (error) => failureOf(error, updateFailed),
  }
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-ink-soft">
      <SpinnerMark className="size-5 text-action" />
      {loadingOne}
    </p>
  )
}
