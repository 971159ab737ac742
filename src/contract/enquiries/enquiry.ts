import { countOf, countText } from '../count-text.ts'
import type { CustomerLink } from '../customer-directory/customer-record.ts'
import type { Consent } from '../consents/consent.ts'
import type { FollowUp } from '../follow-ups/follow-up.ts'
import type { SubmissionChange } from '../follow-ups/submission-change.ts'
import { enquiryInputMessages } from './enquiry-input.ts'

export const enquiryStatuses = ['pending', 'responded', 'closed'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** How the office's list is sorted; the first is the usual order. */
export const enquirySorts = [
  'newest',
  'oldest',
  'name',
  '-name',
  'product',
  '-product',
  'status',
  '-status',
] as const

/** What the office reads for what the calls say. */
export const enquiryStatusTexts: Record<EnquiryStatus, string> = {
  pending: 'New',
  responded: 'In Progress',
  closed: 'Resolved',
}

/** How many enquiries have each status. */
export type EnquiryCounts = Record<EnquiryStatus, number>

export const enquiryLimits = {
  note: 2000,
  /** The newest ones that the screen of an enquiry names. */
  othersOfSender: 20,
} as const

export const enquiryMessages = {
  ...enquiryInputMessages,
  loading: 'Loading enquiries...',
  none: 'No enquiries found',
  loadFailed: 'Failed to load enquiries. Please try again.',
  statusFailed: 'Failed to update enquiry status. Please try again.',
  statusChanged: 'Enquiry status updated',
  notFound: 'Enquiry not found',
  changed: (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} changed`,
  changeFailed: 'Failed to change the enquiries',
  noteAdded: 'Note added',
  deleted: 'Enquiry deleted',
  deletedSeveral: (count: number) => `${countOf(count, 'enquiry', 'enquiries')} deleted`,
  restoredSeveral: (count: number) => `${countOf(count, 'enquiry', 'enquiries')} restored`,
  restored: 'Enquiry restored',
  purged: 'Enquiry deleted for ever',
  deleteFailed: 'Failed to delete the enquiry',
  deleteSeveralFailed: 'Failed to delete the enquiries',
} as const

/** A product of the catalogue in an enquiry about several. */
export type EnquiryProduct = { productId: string; name: string; quantity: number | null }

export function enquiryProductText({ name, quantity }: EnquiryProduct) {
  return quantity === null ? name : `${countText(quantity)} × ${name}`
}

/** An enquiry as the office sees it. */
export type Enquiry = FollowUp & {
  id: string
  reference: string
  name: string
  email: string
  phone: string
  company: string | null
  /** The name of what it is about; of several products the names, shortened. */
  product: string
  productId: string | null
  /** In the order of the form. Empty where it is about one product. */
  products: EnquiryProduct[]
  /** Of pieces. Like the two fields below, null where the sender left it empty. */
  quantity: number | null
  gstNumber: string | null
  /** Where to deliver. */
  pinCode: string | null
  message: string
  status: EnquiryStatus
  createdAt: string
  isRead: boolean
  /** True where the hidden field was filled. */
  isSuspect: boolean
  /** Null where it is suspected, or names nobody. */
  customer: CustomerLink | null
  /** Null where its sender did not agree to offers with it. */
  consent: Consent | null
}

export type EnquiryChange = SubmissionChange<EnquiryStatus>

/** What somebody of the office has written on an enquiry. */
export type EnquiryNote = { enquiryId: string; at: string; by: string; text: string }

/** Another enquiry of the same sender. */
export type EnquirySummary = Pick<Enquiry, 'id' | 'reference' | 'product' | 'status' | 'createdAt'>

/** What the screen of one enquiry shows. */
export type EnquiryPage = {
  enquiry: Enquiry
  /** The newest first. */
  others: EnquirySummary[]
  /** The one received next after this one, and the one received just before it. */
  newerId: string | null
  olderId: string | null
}
