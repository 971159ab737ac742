import { sql } from 'kysely'
import { doubleReasons } from '#contract/customer-directory/customer-record.ts'
import type { CustomerDouble } from '#contract/customer-directory/customer-record.ts'
import type { Db } from '../app.ts'
import { findCustomerRows } from './find-customer-records.ts'

/** Pairs of records that may be one customer, the last found first. */
export async function findCustomerDoubles(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<CustomerDouble[]> {
  const pairs = await pairsOf(db)
    .select(() => doubleReasons.map((reason) => countReason(reason).as(reason)))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const rows = await findCustomerRows(
    db,
    pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]),
  )
  return pairs.flatMap((pair) => {
    const [one, other] = [rows.get(pair.oneId), rows.get(pair.otherId)]
    if (!one || !other) return []
    return [
      { id: pair.id, one, other, reasons: doubleReasons.filter((reason) => pair[reason] > 0) },
    ]
  })
}

export async function countCustomerDoubles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom(pairsOf(db).as('pairs'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function countReason(reason: string) {
  return sql<number>`sum(case when reason = ${sql.lit(reason)} then 1 else 0 end)`
}

/** One row for each pair, whatever reasons there are. */
function pairsOf(db: Db) {
  return db
    .selectFrom(openDoubles(db).as('open'))
    .select(['oneId', 'otherId', (row) => row.fn.max('id').as('id')])
    .whereRef('oneId', '!=', 'otherId')
    .groupBy(['oneId', 'otherId'])
}

/** A record that was merged is replaced by the record into which it was merged. */
export function openDoubles(db: Db, { areDismissed = false } = {}) {
  const one = sql<string>`coalesce(first.merged_into_id, first.id)`
  const other = sql<string>`coalesce(second.merged_into_id, second.id)`
  return db
    .selectFrom('customerRecordDoubles')
    .innerJoin('customerRecords as first', 'first.id', 'customerRecordDoubles.recordId')
    .innerJoin('customerRecords as second', 'second.id', 'customerRecordDoubles.otherId')
    .where('dismissedAt', areDismissed ? 'is not' : 'is', null)
    .select([
      'customerRecordDoubles.id',
      'reason',
      sql<string>`case when ${one} < ${other} then ${one} else ${other} end`.as('oneId'),
      sql<string>`case when ${one} < ${other} then ${other} else ${one} end`.as('otherId'),
    ])
}
