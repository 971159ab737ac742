import type { CustomerLink } from '../customer-directory/customer-record.ts'
import type { Consent } from '../consents/consent.ts'
import type { FollowUp } from '../follow-ups/follow-up.ts'
import type { SubmissionChange } from '../follow-ups/submission-change.ts'

export const contactTypes = ['new', 'existing'] as const
export type ContactType = (typeof contactTypes)[number]

export const contactStatuses = ['pending', 'contacted', 'completed'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** How the office's list is sorted; the first is the usual order. */
export const contactSorts = [
  'newest',
  'oldest',
  'name',
  '-name',
  'company',
  '-company',
  'type',
  '-type',
  'status',
  '-status',
] as const

export type ContactChange = SubmissionChange<ContactStatus>

export const contactTypeTexts: Record<ContactType, string> = {
  new: 'New Customer',
  existing: 'Existing Customer',
}

export const contactStatusTexts: Record<ContactStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  completed: 'Completed',
}

/** How many contacts have each status. */
export type ContactCounts = Record<ContactStatus, number>

export const contactLimits = {
  /** The newest ones that the screen of a message names. */
  othersOfSender: 20,
} as const

export const contactMessages = {
  received: {
    new: 'New customer query submitted!',
    existing: 'Existing customer query submitted!',
  } satisfies Record<ContactType, string>,
  none: 'No contacts found',
  notFound: 'Contact not found',
  fetchFailed: 'Failed to fetch contacts',
  statusChanged: 'Contact status updated',
  statusFailed: 'Failed to update contact status',
  changed: (count: number) => `${count} ${count === 1 ? 'contact' : 'contacts'} changed`,
  changeFailed: 'Failed to change the contacts',
  deleted: 'Contact deleted',
  deletedSeveral: (count: number) => `${count} ${count === 1 ? 'contact' : 'contacts'} deleted`,
  restoredSeveral: (count: number) => `${count} ${count === 1 ? 'contact' : 'contacts'} restored`,
  restored: 'Contact restored',
  purged: 'Contact deleted for ever',
  deleteFailed: 'Failed to delete the contact',
  deleteSeveralFailed: 'Failed to delete the contacts',
  submitFailed: 'Your message could not be sent. Please try again.',
} as const

/** What somebody wrote through the contact form, as the office sees it. */
export type Contact = FollowUp & {
  id: string
  reference: string
  name: string | null
  email: string | null
  phone: string | null
  company: string | null
  gstNumber: string | null
  message: string
  type: ContactType
  date: string
  status: ContactStatus
  /** When the password of the customer's account was last set; null where there is none. */
  passwordSetAt: string | null
  /** When a password that the office made ends; null once the customer has set another. */
  passwordInitialUntil: string | null
  isSuspect: boolean
  /** The account that it belongs to; null where there is none. */
  customerId: string | null
  /** Null where it is suspected, or names nobody. */
  customer: CustomerLink | null
  /** Null where its sender did not agree to offers with it. */
  consent: Consent | null
}

/** Another message of the same sender. */
export type ContactSummary = Pick<Contact, 'id' | 'reference' | 'message' | 'status' | 'date'>

/** What the screen of one message shows. */
export type ContactPage = {
  contact: Contact
  /** The newest first. */
  others: ContactSummary[]
  /** The one received next after this one, and the one received just before it. */
  newerId: string | null
  olderId: string | null
}
