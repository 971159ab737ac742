import { customerNameOf } from '#contract/customer-directory/customer-record.ts'
import type { CustomerLink } from '#contract/customer-directory/customer-record.ts'
import type { Db } from '../app.ts'
import { inBatches } from '../in-batches.ts'

type Attached = { customerRecordId: string | null }

/** The customers whom rows belong to, by the ids of their records. */
export async function findCustomerLinks(db: Db, rows: Attached[]) {
  const ids = new Set(rows.flatMap(({ customerRecordId }) => customerRecordId ?? []))
  const links = new Map<string, CustomerLink>()
  for (const some of inBatches([...ids])) {
    const records = await db
      .selectFrom('customerRecords')
      .select(['id', 'name', 'company'])
      .where('id', 'in', some)
      .execute()
    for (const record of records) {
      links.set(record.id, { id: record.id, name: customerNameOf(record) })
    }
  }
  return ({ customerRecordId: id }: Attached) => (id ? links.get(id) : undefined) ?? null
}
