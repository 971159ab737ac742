import { productFieldNames } from '#contract/products/product-fields.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ProductFormSkeleton() {
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
