import { importMessages } from '#contract/customer-directory/customer-import.ts'
import type {
  CustomerChange,
  ImportedRow,
  ImportFault,
  ImportOutcome,
} from '#contract/customer-directory/customer-import.ts'
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
    const { row, customer, cells } = read
    const isKnown = (key: RecordKey) => known.owners.has(keyName(key))
    const keys = keysIn(read)
    const owners = new Set(keys.flatMap((key) => known.owners.get(keyName(key)) ?? []))
    const faults = faultsOf(read, { isKnown, isOfSeveral: owners.size > 1 })
    if (!read.values || faults.length > 0)
      return { row, customer, outcome: 'refused', faults, cells, changes: [], warning: null }
    const [ownerId] = owners
    const record = known.records.get(ownerId ?? '') ?? addRecord(known, newId())
    const earlier = { name: record.name, company: record.company }
    const isPhoneOnly = keys.every((key) => key.kind === 'phone' || !isKnown(key))
    const changes = [...takeValues(record, read.values), ...takeKeys(known, record, keys)]
    record.isChanged ||= changes.length > 0
    const isReplaced = changes.some(({ before }) => before)
    return {
      row,
      customer,
      outcome: outcomeOf(ownerId === undefined, changes.length > 0),
      faults: [],
      cells: [],
      changes: ownerId === undefined ? [] : changes,
      warning: isPhoneOnly && isReplaced ? importMessages.phoneOnly(callName(earlier)) : null,
    }
  })
}

function keysIn(read: ReadRow) {
  const named = read.keys.flatMap(({ key }): [string, RecordKey][] =>
    key ? [[keyName(key), key]] : [],
  )
  return [...new Map(named).values()]
}

type FaultsProps = { isKnown: (key: RecordKey) => boolean; isOfSeveral: boolean }

/** All of them, so that a row needs to be corrected only once. */
function faultsOf(read: ReadRow, { isKnown, isOfSeveral }: FaultsProps): ImportFault[] {
  const ofKeys = read.keys.flatMap(({ key, fault }) =>
    fault && !(key && isKnown(key)) ? [fault] : [],
  )
  const faults = [...read.faults, ...ofKeys]
  const hasNoKey = ofKeys.length === 0 && read.keys.every(({ key }) => !key)
  if (hasNoKey && !read.isUnreadable) faults.push({ column: '', reason: importMessages.noKey })
  if (isOfSeveral) faults.push({ column: '', reason: importMessages.severalCustomers })
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]
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

function callName({ name, company }: Pick<ImportedRecord, 'name' | 'company'>) {
  return [name, company].filter(Boolean).join(', ')
}

const addedTexts = { gst: 'GST number added', email: 'E-mail added', phone: 'Phone added' }

function takeKeys({ owners }: KnownRecords, record: ImportedRecord, keys: RecordKey[]) {
  const missing = keys.filter((key) => !owners.has(keyName(key)))
  for (const key of missing) owners.set(keyName(key), record.id)
  record.newKeys.push(...missing)
  return missing.map(({ kind, value }) => added(addedTexts[kind], value))
}

/** An empty cell changes nothing. */
function takeValues(record: ImportedRecord, { name, company, notes }: CustomerImportRow) {
  const changes: CustomerChange[] = []
  if (name !== null && name !== record.name) {
    changes.push({ column: 'Name', before: record.name ?? '', after: name })
    record.name = name
  }
  if (company !== null && company !== record.company) {
    changes.push({ column: 'Company', before: record.company ?? '', after: company })
    record.company = company
  }
  if (notes !== null && notes !== '' && !record.notes.has(notes)) {
    changes.push(added('Note added', notes))
    record.notes.add(notes)
    record.newNotes.push(notes)
  }
  return changes
}

function added(column: string, after: string): CustomerChange {
  return { column, before: null, after }
}
