import type { AddressKind } from '#contract/customers/own-account.ts'

export type CustomersTable = {
  id: string
  /** What the customer signs in as: the GST number, or the e-mail while none is known. */
  userId: string
  gstNumber: string | null
  /** When the office made the account for this number, without the message of a stranger that names it. */
  gstConfirmedAt: string | null
  name: string | null
  /** As the customer writes it. */
  company: string | null
  email: string | null
  /** When somebody set a password with a link that was sent to the e-mail. */
  emailVerifiedAt: string | null
  passwordHash: string
  passwordSetAt: string
  /** When a password that the office made ends; null once the customer has set another. */
  initialUntil: string | null
  createdAt: string
  /** When a password or a session was last used. Null: not since the password was set. */
  lastUsedAt: string | null
  /** When the customer was told that it will be deleted; null again after a use. */
  unusedWarnedAt: string | null
  /** Since when it signs nobody in. Its sessions wait meanwhile. */
  suspendedAt: string | null
  /** The record of the customer. */
  customerRecordId: string | null
}

export type CustomerAddressesTable = {
  id: string
  customerId: string
  kind: AddressKind
  street: string
  city: string
  postcode: string
  state: string
}

/** Somebody of the customer's company. */
export type CustomerPeopleTable = {
  id: string
  customerId: string
  name: string
  email: string | null
  phone: string | null
}

export type CustomerSessionsTable = {
  tokenHash: string
  customerId: string
  startedAt: string
  lastUsedAt: string
}

/** A link on which a customer sets a password. An account has at most one that has not ended. */
export type CustomerPasswordLinksTable = {
  tokenHash: string
  customerId: string
  requestedBy: 'office' | 'customer'
  createdAt: string
  /** When it was used, or replaced by a newer one. */
  endedAt: string | null
}
