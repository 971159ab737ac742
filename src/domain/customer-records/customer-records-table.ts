/** A company or a person, whose submissions and accounts have an e-mail, phone or GST number in common. */
export type CustomerRecordsTable = {
  id: string
  name: string | null
  company: string | null
  /** Name, company and keys, folded. */
  searchText: string
  lastActivityAt: string
  createdAt: string
  /** Set where the office has entered it: it stays when its last submission is erased. */
  enteredAt: string | null
  /** The record that it became a part of; a merge can be undone. */
  mergedIntoId: string | null
}

export type RecordKeyKind = 'email' | 'gst' | 'phone'

/** What identifies a record. No two records have the same. */
export type CustomerRecordKeysTable = {
  id: string
  recordId: string
  kind: RecordKeyKind
  /** In the one way to write it. */
  value: string
  /** By which records are found that may be the same: the PAN of a GST number, the domain of an e-mail. */
  groupValue: string | null
  createdAt: string
  /** Set where the office has entered it. */
  enteredAt: string | null
}

export type DoubleReason = 'company' | 'email' | 'gst' | 'pan' | 'phone'

/** Two records that may be the same company or person. */
export type CustomerRecordDoublesTable = {
  id: string
  /** The one with the lower id. */
  recordId: string
  otherId: string
  reason: DoubleReason
  createdAt: string
  dismissedAt: string | null
}

/** The rows that belong to a record. */
export type BelongsToRecord = { id: string; customerRecordId: string | null }
