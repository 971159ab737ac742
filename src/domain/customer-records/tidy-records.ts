import type { App, Db } from '../app.ts'
import type { TableWith } from '../tables.ts'
import type { BelongsToRecord } from './customer-records-table.ts'
import { lockRecords } from './lock-records.ts'
import { keyName, recordKeysOf } from './record-key-rules.ts'
import { updateSearchText } from './update-search-text.ts'

/** The records of rows that are about to be erased. */
export async function findRecordsOf(db: Db, table: TableWith<BelongsToRecord>, ids: string[]) {
  const rows = await db
    .selectFrom(table)
    .select('customerRecordId')
    .distinct()
    .where('id', 'in', ids)
    .where('customerRecordId', 'is not', null)
    .execute()
  return rows.flatMap(({ customerRecordId }) => customerRecordId ?? [])
}

/**
 * After rows were erased: a record of which nothing is left is erased as well, another loses what was
 * known from those rows alone. Belongs in the transaction of the erasure.
 */
export async function tidyRecords(app: App, ids: string[]) {
  if (ids.length === 0) return
  await lockRecords(app)
  for (const id of ids) await tidyRecord(app.db, id)
}

async function tidyRecord(db: Db, id: string) {
  const record = await db
    .selectFrom('customerRecords')
    .select(['name', 'company', 'enteredAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!record) return
  const items = await findItems(db, id)
  await deleteLooseKeys(db, id, items)
  if (items.length === 0 && (record.enteredAt === null || !(await hasKeys(db, id)))) {
    await db.deleteFrom('customerRecords').where('id', '=', id).execute()
    return
  }
  if (record.enteredAt === null) {
    const name = items.find((item) => item.name !== null)?.name ?? null
    const company = items.find((item) => item.company !== null)?.company ?? null
    await db.updateTable('customerRecords').set({ name, company }).where('id', '=', id).execute()
  }
  await forgetHistory(db, id)
}

type Item = {
  id: string
  name: string | null
  company: string | null
  email: string | null
  phone: string | null
  gstNumber: string | null
  isAccount?: true
  createdAt: string
}

/** What belongs to a record, the oldest first. */
export async function findItems(db: Db, id: string): Promise<Item[]> {
  const [enquiries, contacts, accounts] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select(['id', 'name', 'company', 'email', 'phone', 'gstNumber', 'createdAt'])
      .where('customerRecordId', '=', id)
      .execute(),
    db
      .selectFrom('contacts')
      .select(['id', 'name', 'company', 'email', 'phone', 'gstNumber', 'createdAt'])
      .where('customerRecordId', '=', id)
      .execute(),
    db
      .selectFrom('customers')
      .select(['id', 'name', 'email', 'gstNumber', 'createdAt'])
      .where('customerRecordId', '=', id)
      .execute(),
  ])
  const items = [
    ...enquiries,
    ...contacts,
    ...accounts.map((account) => ({
      ...account,
      company: null,
      phone: null,
      isAccount: true as const,
    })),
  ]
  const keyOf = ({ createdAt, id }: (typeof items)[number]) => `${createdAt} ${id}`
  return items.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

async function deleteLooseKeys(db: Db, id: string, items: Item[]) {
  const known = new Set(items.flatMap((item) => recordKeysOf(item).map(keyName)))
  const keys = await db
    .selectFrom('customerRecordKeys')
    .select(['id', 'kind', 'value'])
    .where('recordId', '=', id)
    .where('enteredAt', 'is', null)
    .execute()
  const loose = keys.flatMap((key) => (known.has(keyName(key)) ? [] : key.id))
  if (loose.length === 0) return
  await db.deleteFrom('customerRecordKeys').where('id', 'in', loose).execute()
}

/** Without a key, nothing tells whose record it is, whatever the office has entered beside it. */
async function hasKeys(db: Db, id: string) {
  const key = await db
    .selectFrom('customerRecordKeys')
    .select('id')
    .where('recordId', '=', id)
    .limit(1)
    .executeTakeFirst()
  return key !== undefined
}

/**
 * What a record was called before, which the undo of an import would bring back, and the records that were
 * merged into it: they may name whoever was erased, and cannot be taken apart again.
 */
export async function forgetHistory(db: Db, id: string) {
  const merged = await db
    .selectFrom('customerRecords')
    .select('id')
    .where('mergedIntoId', '=', id)
    .execute()
  await db
    .updateTable('customerImportRecords')
    .set({ name: null, company: null, isErased: 1 })
    .where('recordId', 'in', [id, ...merged.map(({ id }) => id)])
    .execute()
  await db.deleteFrom('customerRecords').where('mergedIntoId', '=', id).execute()
  await updateSearchText(db, id)
}
