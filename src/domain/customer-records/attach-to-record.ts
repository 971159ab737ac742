import { sql } from 'kysely'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import { findRecordDoubles } from './find-record-doubles.ts'
import { lockRecords } from './lock-records.ts'
import { groupValueOf, recordKeysOf } from './record-key-rules.ts'
import type { Identifiers, RecordKey } from './record-key-rules.ts'
import { updateSearchText } from './update-search-text.ts'

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
  const known = of ?? ownerIn(owners, keys)
  const isKnown = known && (await completeRecord(app, known, person))
  const recordId = isKnown ? known : await insertRecord(app, person, enteredAt)
  const missing = keys.filter((key) => !owners.has(nameOf(key)))
  await insertKeys(app, recordId, missing, enteredAt)
  await updateSearchText(app.db, recordId)
  await findRecordDoubles(app, recordId, keys, conflictsIn(owners, keys, recordId))
  return recordId
}

/** By the name of each key that some record has. */
type Owners = Map<string, string>

async function findOwners(db: Db, keys: RecordKey[]): Promise<Owners> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('customerRecordKeys')
    .select(['kind', 'value', 'recordId'])
    .where((row) => row.or(keys.map(({ kind, value }) => row.and({ kind, value }))))
    .execute()
  return new Map(rows.map((row) => [nameOf(row), row.recordId]))
}

function ownerIn(owners: Owners, keys: RecordKey[]) {
  return keys.map((key) => owners.get(nameOf(key))).find((owner) => owner !== undefined)
}

/** Keys of another record: the two may be the same. */
function conflictsIn(owners: Owners, keys: RecordKey[], recordId: string) {
  return keys.flatMap((key) => {
    const otherId = owners.get(nameOf(key))
    return otherId && otherId !== recordId ? [{ otherId, reason: key.kind }] : []
  })
}

/** False where it is there no more, or a part of another. */
async function completeRecord(app: App, id: string, { name, company }: Person) {
  const at = now(app.clock)
  const { numUpdatedRows } = await app.db
    .updateTable('customerRecords')
    .set((row) => ({
      name: row.fn.coalesce('name', row.val(name)),
      company: row.fn.coalesce('company', row.val(company)),
      createdAt: sql<string>`case when created_at > ${at} then ${at} else created_at end`,
      lastActivityAt: sql<string>`case when last_activity_at < ${at} then ${at} else last_activity_at end`,
    }))
    .where('id', '=', id)
    .where('mergedIntoId', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function insertRecord(app: App, { name, company }: Person, enteredAt: string | undefined) {
  const at = now(app.clock)
  const id = newId()
  await app.db
    .insertInto('customerRecords')
    .values({
      id,
      name,
      company,
      searchText: '',
      lastActivityAt: at,
      createdAt: at,
      enteredAt: enteredAt ?? null,
      mergedIntoId: null,
    })
    .execute()
  return id
}

async function insertKeys(
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
  await app.db.insertInto('customerRecordKeys').values(rows).execute()
}

function nameOf({ kind, value }: RecordKey) {
  return `${kind} ${value}`
}
