import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { App, Db } from '../app.ts'
import { inBatches } from '../in-batches.ts'
import { editedAtOnce, readEdited } from '../products/edited-products.ts'
import { productSearchText } from '../products/product-rules.ts'
import { updateRows } from '../update-rows.ts'

type Move = { from: string; to: string; changedIn: number; ids?: 'all' | { mergedFrom: string } }

/**
 * Every product of one name gets another, also drafts and those in the trash. Their versions stay, so
 * that a form that is open can be saved.
 */
export async function moveProducts({ db }: App, { from, to, changedIn, ids = 'all' }: Move) {
  let moved = db
    .updateTable('products')
    .set({ category: to, changedIn })
    .where('category', '=', from)
  if (ids !== 'all') {
    moved = moved.where('id', 'in', (row) =>
      row.selectFrom('mergedProducts').select('productId').where('categoryId', '=', ids.mergedFrom),
    )
  }
  await moved.execute()
  await storeSearchTexts(db, changedIn)
}

/** Not by replacing words of the stored text: a name may have those of the category too. */
async function storeSearchTexts(db: Db, changedIn: number) {
  const moved = await db
    .selectFrom('products')
    .select('id')
    .where('changedIn', '=', changedIn)
    .where('purgedAt', 'is', null)
    .execute()
  const ids = moved.map(({ id }) => id)
  const yieldIfDue = yieldRegularly()
  for (const some of inBatches(ids, editedAtOnce)) {
    const products = await readEdited(db, some)
    await updateRows(
      db,
      'products',
      products.map((product) => ({
        id: product.id,
        set: { searchText: productSearchText(product) },
      })),
    )
    await yieldIfDue()
  }
}
