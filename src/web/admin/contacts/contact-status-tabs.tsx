import { contactStatusTexts, contactStatuses } from '#contract/contacts/contact.ts'
import type { ContactCounts } from '#contract/contacts/contact.ts'
import { StatusTabs } from '../lists/status-tabs.tsx'
import type { ContactQuery } from './contact-list.ts'

type ContactStatusTabsProps = {
  query: ContactQuery
  counts: ContactCounts | undefined
  addressOf: (query: ContactQuery) => string
}

export function ContactStatusTabs({ query, counts, addressOf }: ContactStatusTabsProps) {
  return (
    <StatusTabs
      all="All"
      current={query.status}
      statuses={contactStatuses.map((status) => [
        status,
        contactStatusTexts[status],
        counts?.[status],
      ])}
      addressOf={(status) => addressOf({ ...query, status, page: 1 })}
    />
  )
}
