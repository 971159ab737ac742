import { Suspense } from 'react'
import { Await } from 'react-router'
import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductUnreadable } from './product-unreadable.tsx'
import { productScreenTexts } from './product-screen-texts.ts'
import type { SaveWay } from './save-product.ts'
import { baseOf } from './use-product-draft.ts'
import type { Route } from './+types/edit-product.ts'

const screenOf = (id: string) => `product:${id}`

export const meta = () => officeMeta('Edit Product')
export const handle: OfficeHandle = { skeleton: Loading }

/** Not awaited: the screen is there at once, with its spinner. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { found: findProduct(params.id) }
}

async function findProduct(id: string): Promise<{ product?: ProductRecord; failure?: Failure }> {
  try {
    return await callApi(productCalls.findRecord, { id })
  } catch (error) {
    return { failure: failureOf(error, productScreenTexts.readFailed) }
  }
}

function editingOf(id: string): SaveWay {
  return {
    needsPicture: false,
    savedText: productMessages.updated,
    send: (form, sending) => callApi(productCalls.change, { id, form }, sending),
    failureOf: (error) => failureOf(error, productScreenTexts.updateFailed),
  }
}

export default function EditProduct({ loaderData, params }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title="Edit Product"
        subtitle="Update the details below to edit the product"
        back={{ to: '/admin/products', text: 'Products' }}
      />
      <Suspense key={params.id} fallback={<Loading />}>
        <Await resolve={loaderData.found}>
          {({ product, failure }) =>
            product ? (
              <ProductEditor
                screen={screenOf(product.id)}
                stored={baseOf(product)}
                way={editingOf(product.id)}
                submitText="Update Product"
                busyText="Updating Product..."
              />
            ) : (
              <ProductUnreadable failure={failure} />
            )
          }
        </Await>
      </Suspense>
    </div>
  )
}

function Loading() {
  return <Spinner text={productScreenTexts.loadingOne} className="py-16" />
}
