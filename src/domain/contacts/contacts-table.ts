import type { ContactStatus, ContactType } from '#contract/contacts/contact.ts'
import type { FollowUpColumns } from '../follow-ups/follow-ups-table.ts'

/** What somebody wrote through the contact form. */
export type ContactsTable = FollowUpColumns & {
  id: string
  reference: string
  /** The same for one that is sent twice. */
  idempotencyKey: string
  type: ContactType
  name: string | null
  email: string | null
  phone: string | null
  company: string | null
  gstNumber: string | null
  message: string
  status: ContactStatus
  /** Name, e-mail, phone, company, GST number and reference, folded. */
  searchText: string
  /** The account under which it was sent, or that was made for it. */
  customerId: string | null
  suspectedAt: string | null
  createdAt: string
  /** The record of its sender; null where it is suspected, or names nobody. */
  customerRecordId: string | null
  /** Set while it is in the trash. */
  deletedAt: string | null
}
