import { enquiryStatusTexts, enquiryStatuses } from '#contract/enquiries/enquiry.ts'
import type { EnquiryCounts } from '#contract/enquiries/enquiry.ts'
import { StatusTabs } from '../lists/status-tabs.tsx'
import { enquiryList, screenStatusOf } from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'

type EnquiryTabsProps = { query: EnquiryQuery; counts: EnquiryCounts | undefined }

export function EnquiryTabs({ query, counts }: EnquiryTabsProps) {
  return (
    <StatusTabs
      all="All Enquiries"
      current={query.status}
      statuses={enquiryStatuses.map((status) => [
        screenStatusOf[status],
        enquiryStatusTexts[status],
        counts?.[status],
      ])}
      addressOf={(status) => enquiryList.addressOf({ ...query, status, page: 1 })}
    />
  )
}
