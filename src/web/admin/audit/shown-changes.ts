import { kindOfAction } from '#contract/audit/audit-event.ts'
import type { AuditChange, AuditEvent } from '#contract/audit/audit-event.ts'
import { contactStatusTexts } from '#contract/contacts/contact.ts'
import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'

/** With fields and statuses as the screens call them, not as they are stored. */
export function shownChanges({ action, changes }: Pick<AuditEvent, 'action' | 'changes'>) {
  const texts = statusTexts[kindOfAction(action)]
  return changes.map(({ field, from, to }): AuditChange => {
    const textOf = (value: string | null) =>
      (field === 'status' && value !== null && texts?.[value]) || value
    return { field: fieldText(field), from: textOf(from), to: textOf(to) }
  })
}

const statusTexts: Record<string, Record<string, string> | undefined> = {
  enquiry: enquiryStatusTexts,
  contact: contactStatusTexts,
}

const abbreviations = ['gst', 'gstin', 'hsn', 'id', 'url']

/** `HSN code` from `hsnCode`, `Assignee` from `assigneeId`. */
function fieldText(field: string) {
  const words = field
    .replace(/(?<=.)Id$/, '')
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .map((word) => (abbreviations.includes(word) ? word.toUpperCase() : word))
  const text = words.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
