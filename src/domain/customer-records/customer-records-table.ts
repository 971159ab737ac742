import type { DoubleReason } from '#contract/customer-directory/customer-record.ts'

/** A company or a person, whose submissions and accounts have an e-mail, phone or GST number in common. */
export type CustomerRecordsTable = {
  id: string
  name: string | null
  company: string | null
  /** Name, company and keys, and the people whom its accounts list, folded. */
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

/** What the office writes about a customer. */
export type CustomerRecordNotesTable = {
  id: string
  recordId: string
  accountId: string
  text: string
  at: string
  /** It can be restored until it is purged. */
  deletedAt: string | null
}

/** A record that became a part of another, with what an undo needs. */
export type CustomerRecordMergesTable = {
  id: string
  keptId: string
  mergedId: string
  accountId: string
  at: string
  /** The ids of what has moved, as JSON: no facts about anybody. */
  moved: string
  /** Of the record that stays: its times, and which of its fields were empty. */
  before: string
  undoneAt: string | null
}

/** An import of customers from a file that has stored something. */
export type CustomerImportsTable = {
  id: string
  accountId: string
  at: string
  created: number
  changed: number
  undoneAt: string | null
}

/** A record that an import has added or changed, with what it was before. */
export type CustomerImportRecordsTable = {
  importId: string
  recordId: string
  isNew: number
  name: string | null
  company: string | null
  enteredAt: string | null
  /** Of the keys that came with the import, as JSON. */
  keyIds: string
  /** Of the notes that came with the import, as JSON. */
  noteIds: string
  /** 1 where something of the record was erased since: what it was before is not known any more. */
  isErased: number
}

/** One row, which is locked by updating it. */
export type CustomerRecordLockTable = { turns: number }
