import { Skeleton } from '../../ui/skeleton.tsx'

/** The shape of a whole screen. */
export function ImageListSkeleton() {
  return (
    <div className="@container flex flex-col gap-6" aria-hidden="true">
      <div className="flex flex-col gap-1.5">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </div>
      <div>
        <Skeleton className="h-16" />
        <Skeleton className="mt-3 h-3.5 w-64 max-w-full" />
      </div>
      <div className="flex flex-col gap-4 border-t border-hairline pt-5">
        <Skeleton className="h-9 w-36" />
        <CardsSkeleton text="Loading images..." />
      </div>
    </div>
  )
}

export function CardsSkeleton({ text }: { text: string }) {
  return (
    <div
      role="status"
      aria-label={text}
      className="grid gap-3 @lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]"
    >
      {cards.map((card) => (
        <div
          key={card}
          className="flex overflow-hidden rounded-md border border-hairline bg-surface @lg:flex-col"
        >
          <Skeleton className="min-h-28 w-24 shrink-0 rounded-none! @lg:aspect-[16/9] @lg:min-h-0 @lg:w-full" />
          <div className="flex grow flex-col gap-2 p-2.5">
            <Skeleton className="h-4 w-9/12" />
            <Skeleton className="h-3 w-7/12" />
            <Skeleton className="mt-3 h-7 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
