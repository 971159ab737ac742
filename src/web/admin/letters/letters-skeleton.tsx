import { Skeleton } from '../../ui/skeleton.tsx'
import { RowsSkeleton } from '../tables/rows-skeleton.tsx'
import { letterScreenTexts } from './letter-screen-texts.ts'

export function LettersSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-hidden="true">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-11 w-36 md:h-9" />
      </div>
      <LetterRowsSkeleton />
    </div>
  )
}

export function LetterRowsSkeleton() {
  return (
    <div className="flex flex-col gap-3" role="status" aria-label={letterScreenTexts.loading}>
      <Skeleton className="h-4 w-32" />
      <RowsSkeleton />
    </div>
  )
}
