import { Skeleton } from '../../ui/skeleton.tsx'

export function CardsSkeleton() {
  return (
    <div className="grid gap-4 @[37rem]:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
      {cards.map((card) => (
        <div
          key={card}
          className="flex gap-3 border-b border-hairline pb-4 @[37rem]:flex-col @[37rem]:border @[37rem]:pb-3.5"
        >
          <Skeleton className="size-20 shrink-0 @[37rem]:aspect-[4/3] @[37rem]:h-auto @[37rem]:w-full" />
          <div className="flex grow flex-col gap-2 @[37rem]:px-3.5">
            <Skeleton className="h-4 w-10/12" />
            <Skeleton className="h-3.5 w-6/12" />
            <Skeleton className="h-4 w-5/12" />
            <Skeleton className="mt-2 h-11 md:h-9" />
          </div>
        </div>
      ))}
    </div>
  )
}

const cards = [1, 2, 3, 4, 5, 6, 7, 8]
