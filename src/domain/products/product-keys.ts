import { cleanLine } from '#contract/clean-text.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { Db } from '../app.ts'
import type { FollowDeps } from './follow-rows.ts'

const rowsAtOnce = 2000

/** Small letters, so that a list in capitals finds the same product. */
export function modelKeyOf(brand: string, modelNo: string) {
  return `${cleanLine(brand)}\n${cleanLine(modelNo)}`.toLowerCase()
}

/** Which products have a brand and a model number; some 100 bytes for each product. */
export class ProductKeys {
  readonly #idsOf = new Map<string, string[]>()
  readonly #keyOf = new Map<string, string>()
  #changedIn = -1

  idsWith(key: string): readonly string[] {
    return this.#idsOf.get(key) ?? []
  }

  /** Whether another product has the same brand and model number. */
  isDouble(id: string) {
    const key = this.#keyOf.get(id)
    return key !== undefined && this.idsWith(key).length > 1
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

  #take({ id, brand, modelNo, withdrawnAt }: KeyRow) {
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

const keysMaker = { make: () => Promise.resolve(new ProductKeys()) }

/** Those of the content as it is now, from memory. */
export async function findProductKeys({ db, content, memory }: FollowDeps): Promise<ProductKeys> {
  const known = memory.of(keysMaker)
  const version = content.current
  if (known.value && known.version === version) return known.value
  const value = known.value ?? (await keysMaker.make())
  await value.follow(db)
  Object.assign(known, { value, version })
  return value
}

type KeyRow = Awaited<ReturnType<typeof changedSince>>[number]

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
