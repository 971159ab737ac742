import { Skeleton } from '../../ui/skeleton.tsx'
import { RowsSkeleton } from '../tables/rows-skeleton.tsx'
import { contactScreenTexts } from './contact-screen-texts.ts'

/** What it will be depends on the address, which the served page does not know: the more frequent tab. */
export function ContactsSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-hidden="true">
      <Skeleton className="h-7 w-40" />
      <div className="flex h-11 gap-6 border-b border-hairline">
        <Skeleton className="mt-3.5 h-4 w-36" />
        <Skeleton className="mt-3.5 h-4 w-36" />
      </div>
      <Skeleton className="h-11 md:h-9" />
      <ContactRowsSkeleton />
    </div>
  )
}

export function ContactRowsSkeleton() {
  return (
    <div className="flex flex-col gap-3" role="status" aria-label={contactScreenTexts.loading}>
      <Skeleton className="h-4 w-32" />
      <RowsSkeleton />
    </div>
  )
}
