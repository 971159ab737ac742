import { Skeleton } from '../../ui/skeleton.tsx'

export function AccountSkeleton() {
  return (
    <div className="flex max-w-5xl flex-col gap-6" aria-hidden="true">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-4 w-64" />
      </div>
      <div className="grid gap-x-10 gap-y-4 border-t border-hairline pt-5 @4xl:grid-cols-[13rem_1fr]">
        <Skeleton className="h-5 w-24" />
        <div className="flex max-w-sm flex-col gap-6">
          <Skeleton className="h-11 md:h-9" />
          <Skeleton className="h-11 md:h-9" />
          <Skeleton className="h-11 md:h-9" />
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-4 border-t border-hairline pt-5 @4xl:grid-cols-[13rem_1fr]">
        <Skeleton className="h-5 w-24" />
        <SessionsSkeleton />
      </div>
    </div>
  )
}

export function SessionsSkeleton() {
  return (
    <div className="border-t border-hairline" role="status" aria-label="Loading sessions...">
      {['a', 'b'].map((row) => (
        <div key={row} className="flex h-15 flex-col justify-center gap-2 border-b border-hairline">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3 w-72 max-w-full" />
        </div>
      ))}
    </div>
  )
}
