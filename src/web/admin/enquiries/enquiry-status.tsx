import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryStatusTexts, enquiryStatuses } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryCounts, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import type { Tone } from '../lists/detail-list.tsx'
import { StatusBadge } from '../lists/status-badge.tsx'
import { StatusTabs } from '../lists/status-tabs.tsx'
import type { StatusChange } from './enquiry-changes.tsx'
import { screenStatusOf, serverStatusOf, statusChoices } from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'

type StatusSelectProps = { enquiry: Enquiry; label: string; change: StatusChange }

/** While a change is under way, it shows what is stored. */
export function StatusSelect({ enquiry: { id, status }, label, change }: StatusSelectProps) {
  return (
    <StatusBadge
      call={enquiryCalls.setStatus}
      label={label}
      value={screenStatusOf[status]}
      choices={statusChoices}
      onChoose={(screen) => {
        const chosen = serverStatusOf(screen)
        if (chosen) void change.run({ id, status: chosen })
      }}
      isBusy={change.isBusy(id)}
      tone={tones[status]}
    />
  )
}

const tones: Record<EnquiryStatus, Tone> = { pending: 'blue', responded: 'amber', closed: 'leaf' }

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
