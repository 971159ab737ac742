import type { JointDeletion } from '#contract/trash/trash.ts'
import type { Db } from '../app.ts'

/** Of the products that were deleted together with others that are in the trash too, by their ids. */
export async function findJointDeletions(
  db: Db,
  products: string[],
): Promise<Map<string, JointDeletion>> {
  if (products.length === 0) return new Map()
  const last = await findLastDeletions(db, products)
  const counts = await countInTrash(db, [...new Set(last.values())])
  return new Map(
    [...last].flatMap(([product, changeId]) => {
      const count = counts.get(changeId) ?? 0
      return count > 1 ? [[product, { changeId, products: count }]] : []
    }),
  )
}

/** The change that deleted each product. */
async function findLastDeletions(db: Db, products: string[]) {
  const events = await db
    .selectFrom('audit')
    .select(['subjectId', 'changeId'])
    .where('subjectId', 'in', products)
    .where('action', '=', 'product.withdrawn')
    .orderBy('id')
    .execute()
  return new Map(events.map(({ subjectId, changeId }) => [subjectId ?? '', changeId]))
}

async function countInTrash(db: Db, changes: string[]): Promise<Map<string, number>> {
  if (changes.length === 0) return new Map()
  const rows = await db
    .selectFrom('audit')
    .innerJoin('products', 'products.id', 'audit.subjectId')
    .select((row) => ['audit.changeId', row.fn.countAll<number>().as('count')])
    .where('audit.changeId', 'in', changes)
    .where('audit.action', '=', 'product.withdrawn')
    .where('products.withdrawnAt', 'is not', null)
    .where('products.purgedAt', 'is', null)
    .groupBy('audit.changeId')
    .execute()
  return new Map(rows.map(({ changeId, count }) => [changeId, count]))
}
