import type { OwnAccount } from '../customers/own-account.ts'
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
  /** All of its keys, where the list was asked to include them. */
  keys?: CustomerKeys | undefined
}

/** How the list is sorted; the first is the usual order, by the last activity. */
export const customerRecordSorts = ['newest', 'oldest', 'name', '-name'] as const

/** The customer of an enquiry or a message, for a link to the page of the customer. */
export type CustomerLink = { id: string; name: string }

export type CustomerKeys = { emails: string[]; phones: string[]; gstNumbers: string[] }

/** What the office enters of a customer, or corrects. */
export type CustomerFacts = CustomerKeys & {
  id: string
  name: string | null
  company: string | null
  /** Of these facts: with it, a change overwrites nothing that somebody else has stored. */
  version: number
}

export const customerFactLabels = {
  name: 'Name',
  company: 'Company',
  emails: 'E-mails',
  phones: 'Phones',
  gstNumbers: 'GST numbers',
} as const

/** A customer to whom an e-mail, a phone or a GST number belongs already. */
export type KeyOwner = CustomerLink & { field: keyof CustomerKeys; value: string }

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

/** An account of the customer, with what the customer has written down in it. */
export type CustomerRecordAccount = Pick<OwnAccount, 'company' | 'addresses' | 'people'> & {
  id: string
  userId: string
  createdAt: string
  /** Null while it signs somebody in. */
  suspendedAt: string | null
}

export type CustomerRecordPage = {
  id: string
  name: string | null
  company: string | null
  emails: string[]
  phones: string[]
  gstNumbers: GstNumber[]
  branches: CustomerBranch[]
  accounts: CustomerRecordAccount[]
  consents: CustomerConsent[]
  documents: CustomerDocument[]
  merges: CustomerMerge[]
  counts: { enquiries: number; messages: number }
  createdAt: string
  lastActivityAt: string
  /** Of what the office can change of it. */
  version: number
}

/** A record that became a part of this one, and can be taken out again. */
export type CustomerMerge = {
  id: string
  at: string
  by: string
  name: string | null
  company: string | null
}

/** What would move from one record to another, of which one stays. */
export type MergePreview = {
  kept: CustomerRecordRow
  merged: CustomerRecordRow
  /** E-mails, phones and GST numbers that move. */
  keys: string[]
  accounts: number
  notes: number
}

export type CustomerNote = { id: string; text: string; at: string; by: string }

export const doubleReasonTexts = {
  pan: 'Same PAN',
  gst: 'Same GST number',
  email: 'Same e-mail',
  phone: 'Same phone',
  company: 'Similar company name, same e-mail domain',
} as const
export const doubleReasons = ['pan', 'gst', 'email', 'phone', 'company'] as const
export type DoubleReason = (typeof doubleReasons)[number]

/** Two records that may be one customer. */
export type CustomerDouble = {
  id: string
  one: CustomerRecordRow
  other: CustomerRecordRow
  reasons: DoubleReason[]
}

export const timelineKinds = [
  'enquiry',
  'message',
  'reply',
  'account',
  'consent',
  'withdrawal',
  'note',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** What happened between a customer and the office. */
export type TimelineEntry = {
  id: string
  kind: TimelineKind
  at: string
  title: string
  text: string | null
  /** Who wrote it: of an enquiry or a message its sender, of all else somebody of the office. */
  by: string | null
  /** The enquiry or message that it belongs to. */
  submission: { kind: 'enquiry' | 'message'; id: string } | null
}

export const customerRecordLimits = {
  /** E-mails, phones and GST numbers together, on the page of a record and in its form. */
  keys: 200,
  /** Of one e-mail, phone or GST number. */
  keyLength: 254,
  branches: 50,
  documents: 50,
  merges: 50,
  note: 5000,
} as const

export const customerRecordMessages = {
  none: 'No customers found',
  notFound: 'Customer not found',
  loading: 'Loading customers...',
  loadingOne: 'Loading customer...',
  listFailed: 'Failed to fetch the customers',
  downloadFailed: 'Failed to download the customers',
  findFailed: 'Failed to load the customer',
  added: 'Customer added',
  changed: 'Customer changed',
  addFailed: 'Failed to add the customer',
  changeFailed: 'Failed to change the customer',
  changeUndone: 'Customer changed back',
  undoFailed: 'Failed to change the customer back',
  changedMeanwhile: 'Someone has changed this customer in the meantime',
  wrongKey: (fault: string, value: string) => `${fault}: ${value}`,
  keyTaken: (value: string, customer: string) => `${value} belongs to ${customer}`,
  identifiesNobody: 'This number identifies nobody',
  keyNeeded: 'At least one e-mail, phone or GST number is needed.',
  tooManyKeys: `A customer can have at most ${customerRecordLimits.keys} e-mails, phones and GST numbers together`,
  moreThanShown: `This customer has more than ${customerRecordLimits.keys} e-mails, phones and GST numbers, and the form shows no more. It can be changed by an import.`,
  keysTaken: 'This belongs to another customer already',
  noteNotFound: 'Note not found',
  noteAdded: 'Note added',
  noteDeleted: 'Note deleted',
  noteRestored: 'Note restored',
  noteFailed: 'Failed to add the note',
  noteDeleteFailed: 'Failed to delete the note',
  noteRestoreFailed: 'Failed to restore the note',
  notesFailed: 'Failed to load the notes',
  sameRecord: 'A customer cannot be merged with itself',
  merged: 'Customers merged',
  mergeUndone: 'Customers taken apart again',
  mergeUnknown: 'This merge does not exist, or was undone already',
  mergedOnward: 'This customer was merged into another one since. Undo that merge first.',
  mergeFailed: 'Failed to merge the customers',
  mergeUndoFailed: 'Failed to undo the merge',
  previewFailed: 'Failed to load what will move',
  noDoubles: 'No probable doubles',
  doublesFailed: 'Failed to fetch the probable doubles',
  loadingDoubles: 'Loading probable doubles...',
  dismissed: 'The two stay apart',
  dismissFailed: 'Failed to store that the two are different',
  dismissUndone: 'Suggested again',
  timelineFailed: 'Failed to load the timeline',
} as const

/** What people call the record. */
export function customerNameOf(record: { name: string | null; company: string | null }) {
  return record.company ?? record.name ?? 'Customer without a name'
}
