import { consentMessages } from '#contract/consents/consent.ts'
import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import type { EnquiryEvent, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import type { AuditAction } from '../audit/audit-table.ts'

type EventRow = {
  id: string
  at: string
  action: AuditAction
  after: string | null
  by: string | null
}

/** An audit row, as the enquiry's history reads it. */
export function eventOf({ action, after, ...row }: EventRow): EnquiryEvent {
  if (action === 'enquiry.received') return { ...row, kind: 'received', text: 'Received' }
  if (action === 'consent.withdrawn') {
    return { ...row, kind: 'consent', text: consentMessages.withdrawn }
  }
  const { status } = JSON.parse(after ?? '{}') as { status: EnquiryStatus }
  return { ...row, kind: 'status', text: enquiryStatusTexts[status] }
}
