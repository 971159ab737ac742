import { importMessages } from '#contract/customer-directory/customer-import.ts'
import type { ImportedRow, ImportOutcome } from '#contract/customer-directory/customer-import.ts'
import type { CustomerImportRow } from '#contract/customer-directory/customer-import-form.ts'
import { keyName } from '../customer-records/record-key-rules.ts'
import type { RecordKey } from '../customer-records/record-key-rules.ts'
import type { ReadRow } from './read-import-file.ts'

export type RecordBefore = {
  name: string | null
  company: string | null
  enteredAt: string | null
}

const nothingBefore = { name: null, company: null, enteredAt: null }

/** A record as it is stored, and as the rows make it. */
export type ImportedRecord = {
  id: string
  isNew: boolean
  isChanged: boolean
  name: string | null
  company: string | null
  /** What a stored record was before; of a new one nothing. */
  before: RecordBefore
  newKeys: RecordKey[]
  notes: Set<string>
  newNotes: string[]
}

export type KnownRecords = {
  /** By the name of a key, the id of the record that has it. */
  owners: Map<string, string>
  records: Map<string, ImportedRecord>
}

/** What becomes of each row. The rows are taken one after the other: a later one may change a new customer. */
export function planImport(rows: ReadRow[], known: KnownRecords, newId: () => string) {
  return rows.map((read): ImportedRow => {
    const { row, customer } = read
    if ('fault' in read) return { row, customer, outcome: 'refused', reason: read.fault }
    const isKnown = (key: RecordKey) => known.owners.has(keyName(key))
    const wrong = read.keys.find(({ key, fault }) => fault && !(key && isKnown(key)))
    if (wrong?.fault) return refused(wrong.fault)
    const named = read.keys.flatMap(({ key }): [string, RecordKey][] =>
      key ? [[keyName(key), key]] : [],
    )
    const keys = [...new Map(named).values()]
    const owners = new Set(keys.flatMap((key) => known.owners.get(keyName(key)) ?? []))
    if (keys.length === 0) return refused(importMessages.noKey)
    if (owners.size > 1) return refused(importMessages.severalCustomers)
    const [ownerId] = owners
    const record = known.records.get(ownerId ?? '') ?? addRecord(known, newId())
    const isNew = record.isNew && !ownerId
    const isChanged = takeValues(record, read.values, takeKeys(known, record, keys))
    return { row, customer, outcome: outcomeOf(isNew, isChanged), reason: null }

    function refused(reason: string): ImportedRow {
      return { row, customer, outcome: 'refused', reason }
    }
  })
}

function outcomeOf(isNew: boolean, isChanged: boolean): ImportOutcome {
  if (isNew) return 'created'
  return isChanged ? 'changed' : 'unchanged'
}

function addRecord({ records }: KnownRecords, id: string): ImportedRecord {
  const record = {
    id,
    isNew: true,
    isChanged: false,
    name: null,
    company: null,
    before: nothingBefore,
    newKeys: [],
    notes: new Set<string>(),
    newNotes: [],
  }
  records.set(id, record)
  return record
}

function takeKeys({ owners }: KnownRecords, record: ImportedRecord, keys: RecordKey[]) {
  const missing = keys.filter((key) => !owners.has(keyName(key)))
  for (const key of missing) owners.set(keyName(key), record.id)
  record.newKeys.push(...missing)
  return missing.length > 0
}

/** An empty cell changes nothing. */
function takeValues(
  record: ImportedRecord,
  { name, company, notes }: CustomerImportRow,
  hasNewKeys: boolean,
) {
  const isRenamed = name !== null && name !== record.name
  const isOtherCompany = company !== null && company !== record.company
  const isNoted = notes !== null && notes !== '' && !record.notes.has(notes)
  if (isRenamed) record.name = name
  if (isOtherCompany) record.company = company
  if (isNoted) {
    record.notes.add(notes)
    record.newNotes.push(notes)
  }
  const isChanged = hasNewKeys || isRenamed || isOtherCompany || isNoted
  record.isChanged ||= isChanged
  return isChanged
}
