import { Suspense } from 'react'
import { Await, redirect } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { productMessages } from '#contract/products/product.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { announce } from '../../ui/toasts.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { dropDraft } from '../forms/kept-draft.ts'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { changeProduct, findProduct } from './product-calls.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductUnreadable } from './product-unreadable.tsx'
import { productScreenTexts } from './product-screen-texts.ts'
import { saveProduct } from './save-product.ts'
import { baseOf } from './use-product-draft.ts'
import type { Route } from './+types/edit-product.ts'

const screenOf = (id: string) => `product:${id}`

export const meta = () => officeMeta('Edit Product')
export const handle: OfficeHandle = { skeleton: Loading }

/** Not awaited: the screen is there at once, with its spinner. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { found: findProduct(params.id) }
}

/** The form holds what is typed: what is stored is read again only for another product, or on request. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id || formMethod === undefined
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const refused = await saveProduct(await request.formData(), {
    send: (form) => changeProduct(params.id, form),
    failureOf: (error) => failureOf(error, productScreenTexts.updateFailed),
  })
  if (refused) return refused
  dropDraft(screenOf(params.id))
  announce(productMessages.updated)
  return redirect('/admin/products')
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
