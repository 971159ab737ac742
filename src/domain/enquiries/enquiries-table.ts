import type { EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import type { FollowUpColumns } from '../follow-ups/follow-ups-table.ts'

export type EnquiriesTable = FollowUpColumns & {
  id: string
  /** What the sender and the office call it. */
  reference: string
  /** Equal for an enquiry that is sent twice. The column is unique, so that it is stored once. */
  idempotencyKey: string
  name: string
  email: string
  phone: string
  company: string | null
  product: string
  /** The id of the product whose form was used. The product may have been withdrawn. */
  productId: string | null
  /** Null where the sender left it empty, as are the two below. */
  quantity: number | null
  gstNumber: string | null
  pinCode: string | null
  message: string
  /** The account that was signed in when it was sent. */
  customerId: string | null
  status: EnquiryStatus
  /** Name, e-mail, phone, company, GST number, product and reference, folded. */
  searchText: string
  /** Set where the hidden field was filled. */
  suspectedAt: string | null
  readAt: string | null
  /** When it was first no longer new, and how many business minutes that took. */
  answeredAt: string | null
  answerMinutes: number | null
  createdAt: string
  /** The record of its sender; null where it is suspected, or names nobody. */
  customerRecordId: string | null
  /** Set while it is in the trash. */
  deletedAt: string | null
}

export type EnquiryNotesTable = {
  id: string
  enquiryId: string
  accountId: string
  text: string
  at: string
}

/** The products of an enquiry about several, with the names that they had. */
export type EnquiryProductsTable = {
  enquiryId: string
  /** From 1, in the order of the form. */
  place: number
  productId: string
  name: string
  quantity: number | null
}
