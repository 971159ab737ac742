import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { Db } from '../app.ts'
import { modelKeyOf, modelNoIn } from '../products/model-key.ts'
import type { ProductsTable } from '../products/products-table.ts'

const rowsAtOnce = 2000

type KeyedRow = Pick<ProductsTable, 'id' | 'brand' | 'modelNo' | 'withdrawnAt'>

/**
 * Which products have a brand and a model number, for one import, which reads in its transaction also
 * what it has not committed yet.
 */
export class ImportKeys {
  readonly #idsOf = new Map<string, string[]>()
  readonly #keyOf = new Map<string, string>()
  #changedIn = -1

  idsWith(key: string): readonly string[] {
    return this.#idsOf.get(key) ?? []
  }

  modelNos() {
    return this.#idsOf.keys().map(modelNoIn)
  }

  /** Reads what has changed since the last time; the first time everything. */
  async follow(db: Db) {
    const yieldIfDue = yieldRegularly()
    let [changedIn, id] = [this.#changedIn, '~']
    for (;;) {
      const rows = await changedSince(db, changedIn, id)
      for (const row of rows) {
        this.#take(row)
        await yieldIfDue()
      }
      const last = rows.at(-1)
      if (last) [changedIn, id] = [last.changedIn, last.id]
      if (rows.length < rowsAtOnce) break
    }
    this.#changedIn = changedIn
  }

  #take({ id, brand, modelNo, withdrawnAt }: KeyedRow) {
    this.#forget(id)
    if (withdrawnAt !== null) return
    const key = modelKeyOf(brand, modelNo)
    this.#keyOf.set(id, key)
    this.#idsOf.set(key, [...this.idsWith(key), id])
  }

  #forget(id: string) {
    const key = this.#keyOf.get(id)
    if (key === undefined) return
    const others = this.idsWith(key).filter((other) => other !== id)
    if (others.length > 0) this.#idsOf.set(key, others)
    else this.#idsOf.delete(key)
    this.#keyOf.delete(id)
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
