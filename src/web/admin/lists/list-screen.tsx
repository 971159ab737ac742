import { Skeleton } from '../../ui/skeleton.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'

type ListScreenProps = React.ComponentProps<typeof ScreenHeader> & {
  /** Beside the title. */
  actions?: React.ReactNode
}

/** The children are the list, with its filters above it. */
export function ListScreen({ actions, children, ...header }: ListScreenProps) {
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader {...header}>{actions}</ScreenHeader>
      {children}
    </div>
  )
}

type ListSkeletonProps = { text: string; children?: React.ReactNode }

/** The shape of a whole screen with a list, before the office is loaded. */
export function ListScreenSkeleton({ text, children }: ListSkeletonProps) {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-7 w-44 max-w-full" />
      <Skeleton className="h-11 md:h-9" />
      <ListSkeleton text={text}>{children}</ListSkeleton>
    </div>
  )
}

/** The `handle` of the route of a list. */
export function listHandle(text: string) {
  return { skeleton: () => <ListScreenSkeleton text={text} /> }
}

/** The shape of a list that is being read. */
export function ListSkeleton({ text, children = <RowsSkeleton /> }: ListSkeletonProps) {
  return (
    <div className="flex flex-col gap-3" role="status" aria-label={text}>
      <p className="flex min-h-9 items-center text-sm text-ink-soft">{text}</p>
      {children}
    </div>
  )
}

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
