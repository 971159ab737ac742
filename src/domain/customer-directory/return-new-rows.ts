import type { Db } from '../app.ts'
import { keyName, recordKeysOf } from '../customer-records/record-key-rules.ts'
import type { Identifiers } from '../customer-records/record-key-rules.ts'
import { inBatches } from '../in-batches.ts'
import { columnOf } from './merge-rules.ts'

type Merge = { id: string; keptId: string; mergedId: string; at: string }

const tables = ['enquiries', 'contacts', 'customers'] as const

export type NewRow = Identifiers & {
  table: (typeof tables)[number]
  id: string
  customerId: string | null
  name: string | null
  company: string | null
  createdAt: string
}

type Side = 'kept' | 'merged'

/**
 * What came since the merge goes back with the customer whose keys alone it has. With a key of the one that
 * stays, or of both, it stays. A new key belongs to whoever used it first. Gives the rows that went back.
 */
export async function returnNewRows(db: Db, merge: Merge): Promise<NewRow[]> {
  const rows = await findNewRows(db, merge)
  if (rows.length === 0) return []
  const keys = await findKeys(db, merge)
  const sides = new Map([
    ...(await findAccountSides(db, merge, rows)),
    ...keys.flatMap((key) => (key.side ? [[keyName(key), key.side] as const] : [])),
  ])
  const returned = rows.filter((row) => sideOf(row, sides) === 'merged')
  const newKeys = keys.filter((key) => !key.side && sides.get(keyName(key)) === 'merged')
  for (const table of tables) {
    await moveTo(db, merge.mergedId, { table, ids: idsOf(returned.filter(isIn(table))) })
  }
  await moveTo(db, merge.mergedId, { table: 'customerRecordKeys', ids: idsOf(newKeys) })
  return returned
}

/** The oldest first. */
async function findNewRows(db: Db, { keptId, at }: Merge): Promise<NewRow[]> {
  const [enquiries, contacts, customers] = await Promise.all([
    findSubmissions(db, 'enquiries', { keptId, at }),
    findSubmissions(db, 'contacts', { keptId, at }),
    db
      .selectFrom('customers')
      .select(['id', 'id as customerId', 'name', 'company', 'email', 'gstNumber', 'createdAt'])
      .where('customerRecordId', '=', keptId)
      .where('createdAt', '>=', at)
      .execute(),
  ])
  const rows: NewRow[] = [
    ...enquiries,
    ...contacts,
    ...customers.map((row) => ({ ...row, table: 'customers' as const, isAccount: true })),
  ]
  return rows.toSorted((one, other) =>
    one.createdAt + one.id < other.createdAt + other.id ? -1 : 1,
  )
}

async function findSubmissions(
  db: Db,
  table: 'enquiries' | 'contacts',
  { keptId, at }: Pick<Merge, 'keptId' | 'at'>,
) {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'customerId', 'name', 'company', 'email', 'phone', 'gstNumber', 'createdAt'])
    .where('customerRecordId', '=', keptId)
    .where('createdAt', '>=', at)
    .execute()
  return rows.map((row) => ({ ...row, table }))
}

/** Without a side where a key came since, unless the office has entered it. Ids sort by time. */
async function findKeys(db: Db, { id, keptId, mergedId }: Merge) {
  const keys = await db
    .selectFrom('customerRecordKeys')
    .select(['id', 'kind', 'value', 'recordId', 'enteredAt'])
    .where('recordId', 'in', [keptId, mergedId])
    .execute()
  return keys.map((key) => {
    const isKept = key.id < id || key.enteredAt !== null
    const side: Side | undefined =
      key.recordId === mergedId ? 'merged' : isKept ? 'kept' : undefined
    return { ...key, side }
  })
}

/** An account counts as a key of what was sent from it. */
async function findAccountSides(db: Db, { keptId, mergedId }: Merge, rows: NewRow[]) {
  const accounts = await db
    .selectFrom('customers')
    .select(['id', 'customerRecordId'])
    .where('customerRecordId', 'in', [keptId, mergedId])
    .execute()
  const fresh = new Set(idsOf(rows.filter(isIn('customers'))))
  return accounts
    .filter(({ id }) => !fresh.has(id))
    .map(({ id, customerRecordId }): [string, Side] => [
      accountName(id),
      customerRecordId === mergedId ? 'merged' : 'kept',
    ])
}

/** Its keys that nobody had get its side. */
function sideOf(row: NewRow, sides: Map<string, Side>): Side {
  const names = recordKeysOf(row).map(keyName)
  if (row.customerId) names.push(accountName(row.customerId))
  const known = names.flatMap((name) => sides.get(name) ?? [])
  const isReturned = known.length > 0 && known.every((side) => side === 'merged')
  const side = isReturned ? 'merged' : 'kept'
  for (const name of names) if (!sides.has(name)) sides.set(name, side)
  return side
}

function accountName(id: string) {
  return `account ${id}`
}

function isIn(table: NewRow['table']) {
  return (row: NewRow) => row.table === table
}

function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}

type Moved = { table: NewRow['table'] | 'customerRecordKeys'; ids: string[] }

async function moveTo(db: Db, recordId: string, { table, ids }: Moved) {
  for (const some of inBatches(ids)) {
    const values = { [columnOf[table]]: recordId }
    await db.updateTable(table).set(values).where('id', 'in', some).execute()
  }
}
