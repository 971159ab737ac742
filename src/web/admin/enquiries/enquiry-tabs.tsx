import { enquiryStatusTexts, enquiryStatuses } from '#contract/enquiries/enquiry.ts'
import type { EnquiryCounts } from '#contract/enquiries/enquiry.ts'
import { StatusTabs } from '../lists/status-tabs.tsx'
import { screenStatusOf } from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'

type EnquiryTabsProps = {
  query: EnquiryQuery
  counts: EnquiryCounts | undefined
  addressOf: (query: EnquiryQuery) => string
}

export function EnquiryTabs({ query, counts, addressOf }: EnquiryTabsProps) {
  return (
    <StatusTabs
      all="All Enquiries"
      current={query.status}
      statuses={enquiryStatuses.map((status) => [
        screenStatusOf[status],
        enquiryStatusTexts[status],
        counts?.[status],
      ])}
      addressOf={(status) => addressOf({ ...query, status, page: 1 })}
    />
  )
}
