import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { newId } from '#platform/ids/new-id.ts'
import { recordKeysIn } from './record-keys-in.ts'
import type { FoundKey, StoredRow } from './record-keys-in.ts'

type Records = {
  id: string
  name: string | null
  company: string | null
  search_text: string
  last_activity_at: string
  created_at: string
}

type Keys = {
  id: string
  record_id: string
  kind: string
  value: string
  group_value: string | null
  created_at: string
}

type Doubles = {
  id: string
  record_id: string
  other_id: string
  reason: string
  created_at: string
}

type Attached = {
  customer_records: Records
  customer_record_keys: Keys
  customer_record_doubles: Doubles
  customers: StoredRow & { customer_record_id: string | null }
  contacts: StoredRow & { customer_record_id: string | null }
  enquiries: StoredRow & { customer_record_id: string | null }
}

type Db = Kysely<Attached>

const rowsAtOnce = 500

/** Accounts first: a message that was sent from one belongs to its record. */
const sources = {
  customers: sql<StoredRow>`
    select id, name, null as company, email, null as phone, gst_number, created_at, null as of_record,
      1 as is_account
    from customers`,
  contacts: sql<StoredRow>`
    select contacts.id, contacts.name, company, contacts.email, phone, contacts.gst_number,
      contacts.created_at, customers.customer_record_id as of_record,
      0 as is_account
    from contacts left join customers on customers.id = contacts.customer_id
    where suspected_at is null`,
  enquiries: sql<StoredRow>`
    select id, name, company, email, phone, null as gst_number, created_at, null as of_record,
      0 as is_account
    from enquiries where suspected_at is null`,
}

export async function attachStoredRows(untyped: Kysely<unknown>) {
  const db = untyped as Db
  await attachAll(db, 'customers')
  await attachAll(db, 'contacts')
  await attachAll(db, 'enquiries')
  await writeSearchTexts(db)
  await findSameGroups(db)
}

type Source = keyof typeof sources

async function attachAll(db: Db, table: Source) {
  for (let after = ''; ;) {
    const { rows } = await sql<StoredRow>`
      select * from (${sources[table]}) as stored
      where id > ${after} order by id limit ${rowsAtOnce}
    `.execute(db)
    if (rows.length > 0) await attachBatch(db, table, rows)
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)?.id ?? after
  }
}

async function attachBatch(db: Db, table: Source, rows: StoredRow[]) {
  const batch = await openBatch(db, rows)
  const attached = rows.flatMap((row) => {
    const recordId = attachRow(batch, row)
    return recordId ? [{ id: row.id, recordId }] : []
  })
  await storeBatch(db, batch)
  if (attached.length === 0) return
  const values = attached.map(({ id, recordId }) => sql`(${id}, ${recordId})`)
  await sql`
    with attached (id, record_id) as (values ${sql.join(values)})
    update ${sql.table(table)} set customer_record_id = attached.record_id
    from attached where ${sql.ref(`${table}.id`)} = attached.id
  `.execute(db)
}

type Batch = {
  owners: Map<string, string>
  records: Map<string, Records>
  known: Set<string>
  keys: Keys[]
  doubles: Doubles[]
}

/** With what the rows before have stored under the keys of these. */
async function openBatch(db: Db, rows: StoredRow[]): Promise<Batch> {
  const values = [...new Set(rows.flatMap(recordKeysIn).map(({ value }) => value))]
  const keys = await db
    .selectFrom('customer_record_keys')
    .select(['kind', 'value', 'record_id'])
    .where('kind', 'in', ['email', 'gst', 'phone'])
    .where('value', 'in', values.length > 0 ? values : [''])
    .execute()
  const owners = new Map(keys.map((key) => [nameOf(key), key.record_id]))
  const ids = new Set([...owners.values(), ...rows.flatMap(({ of_record: id }) => id ?? [])])
  const stored = await db
    .selectFrom('customer_records')
    .selectAll()
    .where('id', 'in', ids.size > 0 ? [...ids] : [''])
    .execute()
  const records = new Map(stored.map((record) => [record.id, record]))
  return { owners, records, known: new Set(records.keys()), keys: [], doubles: [] }
}

function attachRow(batch: Batch, row: StoredRow) {
  const keys = recordKeysIn(row)
  const owned = keys.map((key) => batch.owners.get(nameOf(key))).find((id) => id !== undefined)
  const recordId = row.of_record ?? owned
  if (!recordId && keys.length === 0) return undefined
  const record = batch.records.get(recordId ?? '') ?? newRecord(batch, row)
  record.name ??= row.name
  record.company ??= row.company
  if (record.last_activity_at < row.created_at) record.last_activity_at = row.created_at
  if (record.created_at > row.created_at) record.created_at = row.created_at
  for (const key of keys) addKey(batch, record.id, key, row.created_at)
  return record.id
}

function newRecord({ records }: Batch, { name, company, created_at }: StoredRow) {
  const id = newId()
  const record = { id, name, company, search_text: '', last_activity_at: created_at, created_at }
  records.set(id, record)
  return record
}

/** A key that another record has makes the two probable doubles. */
function addKey(batch: Batch, recordId: string, key: FoundKey, created_at: string) {
  const owner = batch.owners.get(nameOf(key))
  if (owner === undefined) {
    batch.owners.set(nameOf(key), recordId)
    batch.keys.push({ id: newId(), record_id: recordId, ...key, created_at })
  } else if (owner !== recordId) {
    batch.doubles.push(doubleOf(recordId, owner, key.kind))
  }
}

async function storeBatch(db: Db, { records, known, keys, doubles }: Batch) {
  const added = [...records.values()].filter(({ id }) => !known.has(id))
  for (const id of known) {
    const record = records.get(id)
    if (record) await db.updateTable('customer_records').set(record).where('id', '=', id).execute()
  }
  if (added.length > 0) await db.insertInto('customer_records').values(added).execute()
  if (keys.length > 0) await db.insertInto('customer_record_keys').values(keys).execute()
  await insertDoubles(db, doubles)
}

async function insertDoubles(db: Db, doubles: Doubles[]) {
  if (doubles.length === 0) return
  await db
    .insertInto('customer_record_doubles')
    .values(doubles)
    .onConflict((known) => known.columns(['record_id', 'other_id', 'reason']).doNothing())
    .execute()
}

async function writeSearchTexts(db: Db) {
  for (let after = ''; ;) {
    const records = await db
      .selectFrom('customer_records')
      .select(['id', 'name', 'company'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    if (records.length > 0) await writeTextsOf(db, records)
    if (records.length < rowsAtOnce) return
    after = records.at(-1)?.id ?? after
  }
}

async function writeTextsOf(db: Db, records: Pick<Records, 'id' | 'name' | 'company'>[]) {
  const keys = await db
    .selectFrom('customer_record_keys')
    .select(['record_id', 'value'])
    .where(
      'record_id',
      'in',
      records.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const valuesOf = Map.groupBy(keys, ({ record_id }) => record_id)
  const texts = records.map(({ id, name, company }) => {
    const values = (valuesOf.get(id) ?? []).map(({ value }) => value).slice(0, 50)
    return sql`(${id}, ${folded([name ?? '', company ?? '', ...values].join(' '))})`
  })
  await sql`
    with texts (id, search_text) as (values ${sql.join(texts)})
    update customer_records set search_text = texts.search_text
    from texts where customer_records.id = texts.id
  `.execute(db)
}

/** Each record of a PAN, or of a domain and a company, with the first one. */
async function findSameGroups(db: Db) {
  const { rows } = await sql<{ first_id: string; other_id: string; kind: string }>`
    with groups as (
      select distinct k.record_id, k.kind, k.group_value,
        case when k.kind = 'gst' then '' else lower(r.company) end as company
      from customer_record_keys k join customer_records r on r.id = k.record_id
      where k.group_value is not null and (k.kind = 'gst' or r.company is not null)
    ), firsts as (
      select kind, group_value, company, min(record_id) as first_id from groups
      group by kind, group_value, company having count(*) > 1
    )
    select distinct firsts.first_id, groups.record_id as other_id, groups.kind
    from firsts join groups on groups.kind = firsts.kind
      and groups.group_value = firsts.group_value and groups.company = firsts.company
    where groups.record_id <> firsts.first_id
  `.execute(db)
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const doubles = some.map(({ first_id, other_id, kind }) =>
      doubleOf(first_id, other_id, kind === 'gst' ? 'pan' : 'company'),
    )
    await insertDoubles(db, doubles)
  }
}

function doubleOf(one: string, other: string, reason: string): Doubles {
  const [record_id, other_id] = one < other ? [one, other] : [other, one]
  return { id: newId(), record_id, other_id, reason, created_at: new Date().toISOString() }
}

function nameOf({ kind, value }: { kind: string; value: string }) {
  return `${kind} ${value}`
}

function folded(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
