import { Skeleton } from '../../ui/skeleton.tsx'

/** The shape of rows that are on their way. Whoever puts it there says what is loading. */
export function RowsSkeleton() {
  return (
    <div className="border-t border-hairline" aria-hidden="true">
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
  )
}

const widths = ['w-7/12', 'w-5/12', 'w-6/12', 'w-8/12', 'w-4/12', 'w-3/12', 'w-9/12', 'w-10/12']
