/** A company or a person, as the list shows it: of several keys of a kind the first. */
export type CustomerRecordRow = {
  id: string
  name: string | null
  company: string | null
  email: string | null
  phone: string | null
  gstNumber: string | null
  enquiries: number
  messages: number
  hasAccount: boolean
  lastActivityAt: string
}

export type GstNumber = { number: string; state: string | null; pan: string | null }

/** Another record with the same PAN. */
export type CustomerBranch = {
  id: string
  name: string | null
  company: string | null
  gstNumber: string
  state: string | null
  pan: string
}

/** What an e-mail of the record has last said about offers. */
export type CustomerConsent = { email: string; agreedAt: string; withdrawnAt: string | null }

export type CustomerDocument = {
  id: string
  name: string
  bytes: number
  at: string
  /** What the reply was to, by which the file is read. */
  submission: { kind: 'enquiry' | 'message'; id: string }
}

export type CustomerRecordPage = {
  id: string
  name: string | null
  company: string | null
  emails: string[]
  phones: string[]
  gstNumbers: GstNumber[]
  branches: CustomerBranch[]
  accounts: { id: string; userId: string; createdAt: string }[]
  consents: CustomerConsent[]
  documents: CustomerDocument[]
  counts: { enquiries: number; messages: number }
  createdAt: string
  lastActivityAt: string
}

export const timelineKinds = [
  'enquiry',
  'message',
  'reply',
  'account',
  'consent',
  'withdrawal',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** What happened between a customer and the office. */
export type TimelineEntry = {
  id: string
  kind: TimelineKind
  at: string
  title: string
  text: string | null
  /** Who of the office did it. */
  by: string | null
  /** The enquiry or message that it belongs to. */
  submission: { kind: 'enquiry' | 'message'; id: string } | null
}

export const customerRecordLimits = {
  /** Of each on the page of a record. */
  keys: 200,
  branches: 50,
  documents: 50,
} as const

export const customerRecordMessages = {
  none: 'No customers found',
  notFound: 'Customer not found',
  loading: 'Loading customers...',
  loadingOne: 'Loading customer...',
  listFailed: 'Failed to fetch the customers',
  findFailed: 'Failed to load the customer',
  timelineFailed: 'Failed to load the timeline',
} as const

/** What people call the record. */
export function customerNameOf(record: { name: string | null; company: string | null }) {
  return record.company ?? record.name ?? 'Customer without a name'
}
