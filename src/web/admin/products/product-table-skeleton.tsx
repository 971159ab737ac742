import { Skeleton } from '../../ui/skeleton.tsx'
import { RowsSkeleton } from '../tables/rows-skeleton.tsx'

/** The screen's own heading is known from the start: only what comes from the server is missing. */
export function ProductTableSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-hidden="true">
      <div className="flex items-end justify-between">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-11 w-32 md:h-9" />
      </div>
      <Skeleton className="h-11 md:h-9" />
      <ProductRowsSkeleton />
    </div>
  )
}

export function ProductRowsSkeleton() {
  return (
    <div className="flex flex-col gap-3" role="status" aria-label="Loading products...">
      <Skeleton className="h-4 w-32" />
      <RowsSkeleton />
    </div>
  )
}
