import { Skeleton } from '../../ui/skeleton.tsx'

export function BackupFactsSkeleton() {
  return (
    <div
      className="flex flex-col gap-3"
      role="status"
      aria-label="Loading the state of the backups..."
    >
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-4 w-72 max-w-full" />
    </div>
  )
}
