import type {
  CustomerListQuery,
  CustomerPasswordListQuery,
} from '#contract/customers/customer-form.ts'
import type { CustomerAccount, CustomerRow } from '#contract/customers/customer.ts'
import { sql } from 'kysely'
import type { Db } from '../app.ts'
import { wordsIn } from '../fold-text.ts'

/** The accounts that have a GST number, the last set first. Without page and limit, all of them. */
export async function findCustomerRows(
  db: Db,
  { page = 1, limit }: CustomerPasswordListQuery = {},
): Promise<CustomerRow[]> {
  const ordered = withGstNumber(db)
    .select(['gstNumber', 'passwordSetAt as date'])
    .orderBy('passwordSetAt', 'desc')
    .orderBy('id', 'desc')
  const slice = limit === undefined ? ordered : ordered.limit(limit).offset((page - 1) * limit)
  const rows = await slice.execute()
  return rows.flatMap(({ gstNumber, date }) => (gstNumber ? [{ gstNumber, date }] : []))
}

export async function countCustomerRows(db: Db): Promise<number> {
  const counted = withGstNumber(db).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

function withGstNumber(db: Db) {
  return db.selectFrom('customers').where('gstNumber', 'is not', null)
}

/** The last set first. Without page and limit, all of them. */
export async function findCustomerAccounts(
  db: Db,
  query: CustomerListQuery,
): Promise<CustomerAccount[]> {
  const { page = 1, limit } = query
  const rows = filteredCustomers(db, query)
    .select(['id', 'gstNumber', 'name', 'email', 'passwordSetAt'])
    .orderBy('passwordSetAt', 'desc')
    .orderBy('id', 'desc')
  return (limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit)).execute()
}

export async function countCustomerAccounts(db: Db, query: CustomerListQuery): Promise<number> {
  const counted = filteredCustomers(db, query).select((row) =>
    row.fn.countAll<number>().as('count'),
  )
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Accounts are few enough to be searched without an index. */
function filteredCustomers(db: Db, { q }: CustomerListQuery) {
  const customers = db.selectFrom('customers')
  if (!q) return customers
  const searched = sql`lower(coalesce(gst_number, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, ''))`
  const likes = wordsIn(q).map((word) => sql<boolean>`${searched} like ${`%${word}%`}`)
  if (likes.length === 0) return customers.where(sql<boolean>`1 = 0`)
  return customers.where(sql<boolean>`${sql.join(likes, sql` and `)}`)
}
