import { auditActions } from './audit-actions.ts'
import type { AuditAction } from './audit-actions.ts'

/** The kinds of record that events are about. */
export const auditKinds = [...new Set(auditActions.map(kindOfAction))].toSorted()

/** One event as the office reads it. */
export type AuditEvent = {
  id: string
  /** Its place in the chain, from 1. */
  number: number
  at: string
  action: AuditAction
  /** As colleagues read it; null for the system itself and for visitors. */
  by: string | null
  /** Of that person: a name can be changed. */
  byEmail: string | null
  subjectId: string | null
  /** What people call the record, where it still exists. */
  subject: string | null
  /** Where the office shows the record, while it is there. */
  page: AuditPage | null
  changes: AuditChange[]
  network: string | null
}

export const auditPageKinds = [
  'product',
  'enquiry',
  'message',
  'customer',
  'person',
  'category',
  'reply-template',
  'image',
  'partner',
  'client',
  'data-request',
  'integration',
] as const

export type AuditPage = { kind: (typeof auditPageKinds)[number]; id: string }

/** A field of the record: null where it had no value. */
export type AuditChange = { field: string; from: string | null; to: string | null }

/** Of a value, in characters: the whole of it is in the history of the record. */
export const longestAuditValue = 1000

/** As the filter names an actor without an account. */
export const nobody = 'none'

export type CheckedChain = {
  events: number
  /** A line for each event that is not as it was recorded; of many, the first ones. */
  faults: string[]
  /** Of the last event: written down elsewhere, it proves later that nothing before it was changed. */
  hash: string
}

export const auditMessages = {
  none: 'No events found',
  loading: 'Loading the audit...',
  listFailed: 'Failed to fetch the audit',
  checkFailed: 'Failed to check the audit',
} as const

export function kindOfAction(action: AuditAction) {
  return action.slice(0, action.indexOf('.'))
}

/** Such as `Product` for `product`, and `Status changed` for `enquiry.status-changed`. */
export function auditKindText(kind: string) {
  return kindTexts[kind] ?? sentence(kind)
}

/** Kinds whose names alone would not say what they are, or are those of others in the plural. */
const kindTexts: Record<string, string | undefined> = {
  'api-key': 'API key',
  categories: 'Order of categories',
  customer: 'Customer account',
  'customer-record': 'Customer',
  featured: 'Order of featured products',
  gallery: 'Order of the gallery',
  image: 'Gallery image',
  logos: 'Order of logos',
  person: 'Data of a person',
  products: 'Import of products',
  'reply-templates': 'Order of reply templates',
}

export function auditEventText(action: AuditAction) {
  return sentence(action.slice(action.indexOf('.') + 1))
}

function sentence(words: string) {
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll('-', ' ')
}
