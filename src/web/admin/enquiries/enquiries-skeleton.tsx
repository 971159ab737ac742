import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RowsSkeleton } from '../tables/rows-skeleton.tsx'

export function EnquiriesSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-7 w-64" />
      <Skeleton className="h-11 md:h-9" />
      <EnquiryRowsSkeleton />
    </div>
  )
}

export function EnquiryRowsSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="flex min-h-9 items-center text-sm text-ink-soft">
        {enquiryMessages.loading}
      </p>
      <RowsSkeleton />
    </div>
  )
}
