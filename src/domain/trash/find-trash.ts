import { sql } from 'kysely'
import { retention } from '#contract/privacy/retention.ts'
import type { TrashedItem, TrashKind } from '#contract/trash/trash.ts'
import { day } from '#platform/clock/clock.ts'
import type { Db } from '../app.ts'

type Page = { page: number; limit: number }

/** What was deleted last first. A kind more is a select more in `trashed`, with the same columns. */
export async function findTrash(db: Db, { page, limit }: Page): Promise<TrashedItem[]> {
  const rows = await trashed(db)
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => ({ ...row, purgedFrom: purgedFrom(row.deletedAt) }))
}

export async function countTrash(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('withdrawnAt', 'is not', null)
    .where('purgedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

function trashed(db: Db) {
  return db
    .selectFrom('products')
    .where('withdrawnAt', 'is not', null)
    .where('purgedAt', 'is', null)
    .select(({ ref, selectFrom }) => [
      'id',
      sql.lit<TrashKind>('product').as('kind'),
      'name',
      sql<string>`${ref('brand')} || ' · ' || ${ref('modelNo')}`.as('detail'),
      ref('withdrawnAt').$notNull().as('deletedAt'),
      selectFrom('audit')
        .innerJoin('accounts', 'accounts.id', 'audit.accountId')
        .select('accounts.email')
        .whereRef('audit.subjectId', '=', 'products.id')
        .where('audit.action', '=', 'product.withdrawn')
        .orderBy('audit.id', 'desc')
        .limit(1)
        .as('deletedBy'),
    ])
}

function purgedFrom(deletedAt: string) {
  return new Date(Date.parse(deletedAt) + retention.trashDays * day).toISOString()
}
