import type { Db } from '../app.ts'

/**
 * How many products of a category were added, changed or withdrawn since its catalogue was uploaded,
 * so that the PDF may say something else than the site. 0 where none was uploaded.
 */
export async function countChangedSince(db: Db, category: string): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .innerJoin('catalogues', 'catalogues.category', 'products.category')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('catalogues.category', '=', category)
    .where('draftUntil', 'is', null)
    .where(({ eb, ref, or }) =>
      or([
        eb('products.changedAt', '>', ref('catalogues.changedAt')),
        eb('withdrawnAt', '>', ref('catalogues.changedAt')),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}
