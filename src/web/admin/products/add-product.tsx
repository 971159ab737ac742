import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { requireApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductFormSkeleton } from './product-form-skeleton.tsx'
import { emptyProduct } from './product-values.ts'
import type { SaveWay } from './save-product.ts'

const screen = 'product:new'

export const meta = () => officeMeta('Add Product')
export const handle: OfficeHandle = { skeleton: ProductFormSkeleton }

const adding: SaveWay = {
  needsPicture: true,
  savedText: productMessages.added,
  send: (form, sending) => callApi(productCalls.add, { form }, sending),
  failureOf: (error) => ({ title: requireApiError(error).message }),
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
        way={adding}
        submitText="Add Product"
        busyText="Adding Product..."
      />
    </div>
  )
}
