import { sql } from 'kysely'
import { now } from '#platform/clock/clock.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { CustomerRecordKeysTable, CustomerRecordsTable } from './customer-records-table.ts'
import { storeRecordDoubles } from './store-record-doubles.ts'
import { lockRecords } from './lock-records.ts'
import { groupValueOf, keyName, recordKeysOf, recordSearchText } from './record-key-rules.ts'
import type { Identifiers, RecordKey } from './record-key-rules.ts'
import { hasFullText, updateSearchText } from './update-search-text.ts'

type Person = Identifiers & { name: string | null; company: string | null }

type Attachment = {
  /** The record that is known already, as that of an account. */
  of?: string | null
  /** Set where the office enters it. */
  enteredAt?: string
}

/**
 * The record of somebody who has sent something or got an account, which is made where there is none.
 * Null where nothing identifies them. Belongs in the transaction that stores what they sent.
 */
export async function attachToRecord(app: App, person: Person, { of, enteredAt }: Attachment = {}) {
  const keys = recordKeysOf(person)
  if (keys.length === 0 && !of) return null
  await lockRecords(app)
  const owners = await findOwners(app.db, keys)
  const missing = keys.filter((key) => !owners.has(keyName(key)))
  const known = of ?? ownerIn(owners, keys)
  const record = known ? await completeRecord(app, known, person) : undefined
  // Asked before the new keys are stored.
  const isTextFull =
    record && missing.length > 0 && isFoundBy(record) && (await hasFullText(app.db, record.id))
  const recordId = record?.id ?? (await insertRecord(app, person, { missing, enteredAt }))
  await insertKeys(app, recordId, missing, enteredAt)
  const conflicts = conflictsIn(owners, keys, recordId)
  // Most senders are known, with all that they type.
  if (record && missing.length + conflicts.length === 0 && isFoundBy(record)) return recordId
  if (record && !isTextFull) await updateSearchText(app.db, recordId)
  await storeRecordDoubles(app, { recordId, keys, conflicts })
  return recordId
}

/** By the name of each key that some record has. */
type Owners = Map<string, string>

export async function findOwners(db: Db, keys: RecordKey[]): Promise<Owners> {
  if (keys.length === 0) return new Map()
  const rows = await findKeys(db, { keys })
  return new Map(rows.map((row) => [keyName(row), row.recordId]))
}

const findKeys = compileOnce((db: Db, { keys }: { keys: RecordKey[] }) =>
  db
    .selectFrom('customerRecordKeys')
    .select(['kind', 'value', 'recordId'])
    .where((row) => row.or(keys.map(({ kind, value }) => row.and({ kind, value })))),
)

function ownerIn(owners: Owners, keys: RecordKey[]) {
  return keys.map((key) => owners.get(keyName(key))).find((owner) => owner !== undefined)
}

/** Keys of another record: the two may be the same. */
function conflictsIn(owners: Owners, keys: RecordKey[], recordId: string) {
  return keys.flatMap((key) => {
    const otherId = owners.get(keyName(key))
    return otherId && otherId !== recordId ? [{ otherId, reason: key.kind }] : []
  })
}

/** Undefined where it is there no more, or a part of another. */
async function completeRecord(app: App, id: string, { name, company }: Person) {
  const [record] = await updateRecord(app.db, { id, name, company, at: now(app.clock) })
  return record
}

type Completed = Pick<Person, 'name' | 'company'> & { id: string; at: string }

const updateRecord = compileOnce((db: Db, { id, name, company, at }: Completed) =>
  db
    .updateTable('customerRecords')
    .set((row) => ({
      name: row.fn.coalesce('name', row.val(name)),
      company: row.fn.coalesce('company', row.val(company)),
      createdAt: sql<string>`case when created_at > ${at} then ${at} else created_at end`,
      lastActivityAt: sql<string>`case when last_activity_at < ${at} then ${at} else last_activity_at end`,
    }))
    .where('id', '=', id)
    .where('mergedIntoId', 'is', null)
    .returning(['id', 'name', 'company', 'searchText']),
)

/** False after its first name or company, until its text for the search is made anew. */
function isFoundBy({
  searchText,
  ...record
}: Pick<Person, 'name' | 'company'> & { searchText: string }) {
  return searchText.startsWith(recordSearchText(record, []))
}

type NewRecord = { missing: RecordKey[]; enteredAt: string | undefined }

export async function insertRecord(
  app: App,
  { name, company }: Person,
  { missing, enteredAt }: NewRecord,
) {
  const at = now(app.clock)
  const id = newId()
  const values = missing.map(({ value }) => value)
  await insertRow(app.db, {
    id,
    name,
    company,
    searchText: recordSearchText({ name, company }, values),
    lastActivityAt: at,
    createdAt: at,
    enteredAt: enteredAt ?? null,
    mergedIntoId: null,
  })
  return id
}

const insertRow = compileOnce((db: Db, row: CustomerRecordsTable) =>
  db.insertInto('customerRecords').values(row),
)

export async function insertKeys(
  app: App,
  recordId: string,
  keys: RecordKey[],
  enteredAt: string | undefined,
) {
  if (keys.length === 0) return
  const createdAt = now(app.clock)
  const rows = keys.map((key) => ({
    id: newId(),
    recordId,
    ...key,
    groupValue: groupValueOf(key),
    createdAt,
    enteredAt: enteredAt ?? null,
  }))
  await insertKeyRows(app.db, { rows })
}

const insertKeyRows = compileOnce((db: Db, { rows }: { rows: CustomerRecordKeysTable[] }) =>
  db.insertInto('customerRecordKeys').values(rows),
)
