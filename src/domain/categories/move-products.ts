import { sql } from 'kysely'
import type { App } from '../app.ts'
import { folded } from '../fold-text.ts'

type Move = { from: string; to: string; changedIn: number; ids?: 'all' | { mergedFrom: string } }

/**
 * Every product of one name gets another, also drafts and those in the trash: one statement, whatever
 * their number. Their versions stay, so that a form that is open can be saved.
 */
export async function moveProducts({ db }: App, { from, to, changedIn, ids = 'all' }: Move) {
  const [before, after] = [` ${folded(from)} `, ` ${folded(to)} `]
  let moved = db
    .updateTable('products')
    .set({
      category: to,
      searchText: sql<string>`replace(search_text, ${before}, ${after})`,
      changedIn,
    })
    .where('category', '=', from)
  if (ids !== 'all') {
    moved = moved.where('id', 'in', (row) =>
      row.selectFrom('mergedProducts').select('productId').where('categoryId', '=', ids.mergedFrom),
    )
  }
  await moved.execute()
}
