import { kindOfAction } from '#contract/audit/audit-event.ts'
import type { AuditChange, AuditEvent } from '#contract/audit/audit-event.ts'
import { companyFields } from '#contract/company/company-fields.ts'
import { contactStatusTexts } from '#contract/contacts/contact.ts'
import { customerFactLabels } from '#contract/customer-directory/customer-record.ts'
import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import { replyTemplateLabels } from '#contract/reply-templates/reply-template.ts'
import { timeText } from '../../ui/format.ts'
import { categoryFieldLabels } from '../categories/category-draft.ts'
import { isProductField, productNumberText } from '../products/product-number-text.ts'
import { comparedLabels } from '../products/product-values.ts'

/** With fields and statuses as the screens call them, not as they are stored. */
export function shownChanges({ action, changes }: Pick<AuditEvent, 'action' | 'changes'>) {
  const kind = kindOfAction(action)
  const texts = statusTexts[kind]
  const labels = fieldLabels[kind]
  const valueText = (field: string, value: string) => {
    if (kind === 'product' && isProductField(field)) return productNumberText(field, value)
    if (action === 'customer-record.changed' && field === 'fields') return factLabelsIn(value)
    return (field === 'status' && texts?.[value]) || value
  }
  return changes.flatMap(({ field, ...values }): AuditChange[] => {
    const [from, to] = [values.from, values.to].map((value) =>
      value === null || isId(value) ? null : momentIn(valueText(field, value)),
    )
    if (from === null && to === null) return []
    return [{ field: labels?.[field] ?? fieldText(field), from: from ?? null, to: to ?? null }]
  })
}

/** The names of changed fields. Those of earlier were stored as the screens call them. */
function factLabelsIn(names: string) {
  const labels: Record<string, string | undefined> = customerFactLabels
  return names
    .split(', ')
    .map((name) => labels[name] ?? name)
    .join(', ')
}

/** Of a record that is gone, or that has no name, such as a note: it says nothing to people. */
function isId(value: string) {
  return /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(value)
}

/** A moment as the office writes it, where the value is one. */
function momentIn(value: string) {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? timeText(value) : value
}

const statusTexts: Record<string, Record<string, string> | undefined> = {
  enquiry: enquiryStatusTexts,
  contact: contactStatusTexts,
}

const fieldLabels: Record<string, Record<string, string> | undefined> = {
  category: categoryFieldLabels,
  company: labelsIn(companyFields),
  product: comparedLabels,
  'reply-template': replyTemplateLabels,
}

function labelsIn(rows: Record<string, { label: string }>) {
  return Object.fromEntries(Object.entries(rows).map(([field, { label }]) => [field, label]))
}

const abbreviations = ['gst', 'gstin', 'hsn', 'id', 'url']

/** Of a field without a label: `Assignee` from `assigneeId`. */
function fieldText(field: string) {
  const words = field
    .replace(/(?<=.)Id$/, '')
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .map((word) => (abbreviations.includes(word) ? word.toUpperCase() : word))
  const text = words.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
