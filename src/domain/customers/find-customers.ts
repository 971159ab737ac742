import type { CustomerRow } from '#contract/customers/customer.ts'
import type { Db } from '../app.ts'

/** The accounts that have a GST number, the last set first. */
export async function findCustomerRows(db: Db): Promise<CustomerRow[]> {
  const rows = await db
    .selectFrom('customers')
    .select(['gstNumber', 'passwordSetAt as date'])
    .where('gstNumber', 'is not', null)
    .orderBy('passwordSetAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ gstNumber, date }) => (gstNumber ? [{ gstNumber, date }] : []))
}
