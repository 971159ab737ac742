import { fieldOf, textField } from '#platform/unknown-fields.ts'

/** Where rows belong to a record: what moves in a merge. */
export const movedTables = [
  'enquiries',
  'contacts',
  'customers',
  'customerRecordKeys',
  'customerRecordNotes',
  'customerRecords',
] as const
type MovedTable = (typeof movedTables)[number]

export const columnOf = {
  enquiries: 'customerRecordId',
  contacts: 'customerRecordId',
  customers: 'customerRecordId',
  customerRecordKeys: 'recordId',
  customerRecordNotes: 'recordId',
  customerRecords: 'mergedIntoId',
} as const satisfies Record<MovedTable, string>

export type Moved = Partial<Record<MovedTable, string[]>>

const fields = ['name', 'company', 'enteredAt'] as const

/** As a merge has stored it. */
export function movedIn(stored: string): [MovedTable, string[]][] {
  const moved: unknown = JSON.parse(stored)
  return movedTables.map((table) => [table, textsOf(fieldOf(moved, table))])
}

export function beforeIn(stored: string) {
  const before: unknown = JSON.parse(stored)
  const empty = textsOf(fieldOf(before, 'empty'))
  return {
    createdAt: textField(before, 'createdAt') ?? '',
    lastActivityAt: textField(before, 'lastActivityAt') ?? '',
    empty: fields.filter((field) => empty.includes(field)),
  }
}

function textsOf(values: unknown): string[] {
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}
