import { consentMessages } from '#contract/consents/consent.ts'
import { enquiryStatuses, enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import type { EnquiryEvent } from '#contract/enquiries/enquiry.ts'
import type { AuditAction } from '../audit/audit-table.ts'
import { textField } from '#platform/unknown-fields.ts'

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
  const status = statusIn(after)
  return { ...row, kind: 'status', text: status ? enquiryStatusTexts[status] : '' }
}

function statusIn(after: string | null) {
  const stored = textField(JSON.parse(after ?? '{}'), 'status')
  return enquiryStatuses.find((status) => status === stored)
}
