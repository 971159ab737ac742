import type { CustomerRecordQuery } from '#contract/customer-directory/customer-record-form.ts'
import type { CustomerRecordRow } from '#contract/customer-directory/customer-record.ts'
import { sql } from 'kysely'
import type { Db } from '../app.ts'
import { contactsInUse } from '../contacts/contacts-in-use.ts'
import type { RecordKeyKind } from '../customer-records/customer-records-table.ts'
import { enquiriesInUse } from '../enquiries/enquiries-in-use.ts'
import { listOrder } from '../list-order.ts'
import { holdsWords } from '../holds-words.ts'
import { findMovedKeys, ownFirst } from './find-moved-keys.ts'

type Page = CustomerRecordQuery & { page: number; limit: number }

/** By the name that the office reads. */
const listColumns = {
  time: sql.ref('lastActivityAt'),
  id: sql.ref('id'),
  sorts: { name: sql`lower(coalesce(company, name))` },
}

/** The last active first, or sorted. */
export async function findCustomerRecords(
  db: Db,
  { q, sort, page, limit, include }: Page,
): Promise<CustomerRecordRow[]> {
  const records = await filteredRecords(db, q)
    .select(['id', 'name', 'company', 'lastActivityAt'])
    .orderBy(listOrder(sort, listColumns))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const rows = await withFacts(db, records)
  return include ? withKeys(db, rows) : rows
}

/** Those with these ids, by their ids. */
export async function findCustomerRows(
  db: Db,
  ids: string[],
): Promise<Map<string, CustomerRecordRow>> {
  const records = await db
    .selectFrom('customerRecords')
    .select(['id', 'name', 'company', 'lastActivityAt'])
    .where('id', 'in', ['', ...ids])
    .execute()
  const rows = await withFacts(db, records)
  return new Map(rows.map((row) => [row.id, row]))
}

type Listed = Pick<CustomerRecordRow, 'id' | 'name' | 'company' | 'lastActivityAt'>

async function withFacts(db: Db, records: Listed[]): Promise<CustomerRecordRow[]> {
  if (records.length === 0) return []
  const ids = records.map(({ id }) => id)
  const [keyOf, enquiries, messages, accounts] = await Promise.all([
    findFirstKeys(db, ids),
    countEnquiriesOf(db, ids),
    countMessagesOf(db, ids),
    findWithAccount(db, ids),
  ])
  return records.map((record) => ({
    ...record,
    email: keyOf(record.id, 'email'),
    phone: keyOf(record.id, 'phone'),
    gstNumber: keyOf(record.id, 'gst'),
    enquiries: enquiries.get(record.id) ?? 0,
    messages: messages.get(record.id) ?? 0,
    hasAccount: accounts.has(record.id),
  }))
}

/** In the order in which they became known, its own before those of merged records. */
async function withKeys(db: Db, rows: CustomerRecordRow[]): Promise<CustomerRecordRow[]> {
  const ids = rows.map(({ id }) => id)
  const [keys, moved] = await Promise.all([findAllKeys(db, ids), findMovedKeys(db, ids)])
  const byRecord = Map.groupBy(ownFirst(keys, moved), ({ recordId }) => recordId)
  return rows.map((row) => {
    const own = byRecord.get(row.id) ?? []
    const valuesOf = (kind: RecordKeyKind) =>
      own.flatMap((key) => (key.kind === kind ? key.value : []))
    const all = {
      emails: valuesOf('email'),
      phones: valuesOf('phone'),
      gstNumbers: valuesOf('gst'),
    }
    return { ...row, keys: all }
  })
}

export async function countCustomerRecords(db: Db, { q }: CustomerRecordQuery): Promise<number> {
  const counted = filteredRecords(db, q).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

function filteredRecords(db: Db, q: string | undefined) {
  const records = db.selectFrom('customerRecords').where('mergedIntoId', 'is', null)
  return q ? records.where(holdsWords('searchText', q)) : records
}

/** By the id of the record. */
export async function countEnquiriesOf(db: Db, ids: string[]) {
  const rows = await enquiriesInUse(db)
    .select(['customerRecordId', (row) => row.fn.countAll<number>().as('count')])
    .where('customerRecordId', 'in', ids)
    .groupBy('customerRecordId')
    .execute()
  return new Map(rows.map(({ customerRecordId, count }) => [customerRecordId ?? '', count]))
}

export async function countMessagesOf(db: Db, ids: string[]) {
  const rows = await contactsInUse(db)
    .select(['customerRecordId', (row) => row.fn.countAll<number>().as('count')])
    .where('customerRecordId', 'in', ids)
    .groupBy('customerRecordId')
    .execute()
  return new Map(rows.map(({ customerRecordId, count }) => [customerRecordId ?? '', count]))
}

async function findWithAccount(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('customers')
    .select('customerRecordId')
    .where('customerRecordId', 'in', ids)
    .execute()
  return new Set(rows.map(({ customerRecordId }) => customerRecordId))
}

function findAllKeys(db: Db, ids: string[]) {
  return db
    .selectFrom('customerRecordKeys')
    .select(['id', 'recordId', 'kind', 'value'])
    .where('recordId', 'in', ['', ...ids])
    .orderBy('id')
    .execute()
}

async function findFirstKeys(db: Db, ids: string[]) {
  const [oldest, moved] = await Promise.all([findOldestKeys(db, ids), findMovedKeys(db, ids)])
  const mergedInto = oldest.flatMap(({ id, recordId }) => (moved.has(id) ? recordId : []))
  const own = mergedInto.length > 0 ? ownFirst(await findAllKeys(db, mergedInto), moved) : []
  const values = new Map<string, string>()
  for (const { recordId, kind, value } of [...own, ...oldest]) {
    const name = `${recordId} ${kind}`
    if (!values.has(name)) values.set(name, value)
  }
  return (id: string, kind: RecordKeyKind) => values.get(`${id} ${kind}`) ?? null
}

async function findOldestKeys(db: Db, ids: string[]) {
  const firsts = await db
    .selectFrom('customerRecordKeys')
    .select(['recordId', 'kind', (row) => row.fn.min('id').as('firstId')])
    .where('recordId', 'in', ids)
    .groupBy(['recordId', 'kind'])
    .execute()
  return db
    .selectFrom('customerRecordKeys')
    .select(['id', 'recordId', 'kind', 'value'])
    .where('id', 'in', ['', ...firsts.map(({ firstId }) => firstId)])
    .execute()
}
