import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { Db } from '../app.ts'
import { ProductKeys } from '../products/product-keys.ts'

const rowsAtOnce = 2000

/** The keys of one import, which reads in its transaction also what it has not committed yet. */
export class ImportKeys extends ProductKeys {
  #changedIn = -1

  /** Reads what has changed since the last time; the first time everything. */
  async follow(db: Db) {
    const yieldIfDue = yieldRegularly()
    let [changedIn, id] = [this.#changedIn, '~']
    for (;;) {
      const rows = await changedSince(db, changedIn, id)
      for (const row of rows) {
        this.take(row)
        await yieldIfDue()
      }
      const last = rows.at(-1)
      if (last) [changedIn, id] = [last.changedIn, last.id]
      if (rows.length < rowsAtOnce) break
    }
    this.#changedIn = changedIn
  }
}

function changedSince(db: Db, changedIn: number, id: string) {
  return db
    .selectFrom('products')
    .select(['id', 'brand', 'modelNo', 'withdrawnAt', 'changedIn'])
    .where((row) =>
      row.or([
        row('changedIn', '>', changedIn),
        row.and([row('changedIn', '=', changedIn), row('id', '>', id)]),
      ]),
    )
    .orderBy('changedIn')
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
}
