import { Skeleton } from '../../ui/skeleton.tsx'

/** The screen's own heading is known from the start: only what comes from the server is missing. */
export function ProductTableSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-hidden="true">
      <div className="flex items-end justify-between">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-11 w-32 md:h-9" />
      </div>
      <Skeleton className="h-11 md:h-9" />
      <RowsSkeleton />
    </div>
  )
}

export function RowsSkeleton() {
  return (
    <div className="flex flex-col gap-3" role="status" aria-label="Loading products...">
      <Skeleton className="h-4 w-32" />
      <div className="border-t border-hairline">
        {widths.map((width) => (
          <div
            key={width}
            className="flex items-center gap-3 border-b border-hairline py-3 @3xl:py-2.5"
          >
            <Skeleton className="size-9" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-3 w-28" />
            </div>
            <Skeleton className="hidden h-3.5 w-24 @3xl:block" />
            <Skeleton className="h-3.5 w-16" />
          </div>
        ))}
      </div>
    </div>
  )
}

const widths = ['w-7/12', 'w-5/12', 'w-6/12', 'w-8/12', 'w-4/12', 'w-3/12', 'w-9/12', 'w-10/12']
