import { productCalls } from '#contract/products/product-calls.ts'
import { productFieldNames } from '#contract/products/product-fields.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { requireApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { ProductEditor } from './product-editor.tsx'
import { useReturn } from './product-links.tsx'
import { emptyProduct } from './product-values.ts'
import type { SaveMode } from './save-product.ts'

const screen = 'product:new'

export const meta = () => officeMeta('Add Product')
export const handle: OfficeHandle = { skeleton: ProductFormSkeleton }

const adding: SaveMode = {
  needsPicture: true,
  savedText: productMessages.added,
  send: (form, upload) => callApi(productCalls.add, { form }, upload),
  failureOf: (error) => ({ title: requireApiError(error).message }),
}

export default function AddProductScreen() {
  const { back } = useReturn()
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title="Add Product"
        subtitle="It is on the site a moment after you have added it"
        back={{ ...back, text: 'Products' }}
      />
      <ProductEditor
        screen={screen}
        stored={{ values: emptyProduct }}
        mode={adding}
        submitText="Add Product"
        busyText="Adding Product..."
      />
    </div>
  )
}

function ProductFormSkeleton() {
  return (
    <div className="flex max-w-5xl flex-col gap-6" aria-hidden="true">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-7 w-44" />
      </div>
      <div className="grid gap-x-10 gap-y-4 border-t border-hairline pt-5 @4xl:grid-cols-[13rem_1fr]">
        <Skeleton className="h-5 w-36" />
        <div className="grid gap-5 @xl:grid-cols-2">
          {productFieldNames.map((field) => (
            <div key={field} className="flex flex-col gap-2">
              <Skeleton className="h-3.5 w-24" />
              <Skeleton className="h-11 md:h-9" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
