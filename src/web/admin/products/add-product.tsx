import { redirect } from 'react-router'
import { productMessages } from '#contract/products/product.ts'
import { announce } from '../../ui/toasts.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { dropDraft } from '../forms/kept-draft.ts'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { requireApiError } from '../session/api-error.ts'
import { addProduct } from './product-calls.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductFormSkeleton } from './product-form-skeleton.tsx'
import { emptyProduct } from './product-values.ts'
import { saveProduct } from './save-product.ts'
import type { Route } from './+types/add-product.ts'

const screen = 'product:new'

export const meta = () => officeMeta('Add Product')
export const handle: OfficeHandle = { skeleton: ProductFormSkeleton }

export async function clientAction({ request }: Route.ClientActionArgs) {
  const refused = await saveProduct(await request.formData(), {
    send: addProduct,
    failureOf: (error) => ({ title: requireApiError(error).message }),
  })
  if (refused) return refused
  dropDraft(screen)
  announce(productMessages.added)
  return redirect('/admin/products')
}

export default function AddProduct() {
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title="Add Product"
        subtitle="It is on the site a moment after you have added it"
        back={{ to: '/admin/products', text: 'Products' }}
      />
      <ProductEditor
        screen={screen}
        stored={{ values: emptyProduct }}
        submitText="Add Product"
        busyText="Adding Product..."
      />
    </div>
  )
}
