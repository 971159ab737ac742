import { cleanLine } from '#contract/clean-text.ts'
import { catchUp, followedColumns } from './follow-rows.ts'
import type { FollowDeps, Follower } from './follow-rows.ts'
import type { ProductsTable } from './products-table.ts'

/** Small letters, so that a list in capitals finds the same product. */
export function modelKeyOf(brand: string, modelNo: string) {
  return `${cleanLine(brand)}\n${cleanLine(modelNo)}`.toLowerCase()
}

type KeyedRow = Pick<ProductsTable, 'id' | 'brand' | 'modelNo' | 'withdrawnAt'>

/** Which products have a brand and a model number; some 100 bytes for each product. */
export class ProductKeys {
  readonly #idsOf = new Map<string, string[]>()
  readonly #keyOf = new Map<string, string>()

  idsWith(key: string): readonly string[] {
    return this.#idsOf.get(key) ?? []
  }

  /** Whether another product has the same brand and model number. */
  isDouble(id: string) {
    const key = this.#keyOf.get(id)
    return key !== undefined && this.idsWith(key).length > 1
  }

  take({ id, brand, modelNo, withdrawnAt }: KeyedRow) {
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

const columns = [...followedColumns, 'modelNo'] as const

/** How the keys in memory follow the products. They are first made when somebody looks for doubles. */
const keysFollower: Follower<ProductKeys, Pick<ProductsTable, (typeof columns)[number]>> = {
  read: (products) => products.select(columns).execute(),
  rowsAtOnce: 500,
  make: async (rows) => {
    const keys = new ProductKeys()
    for await (const row of rows) keys.take(row)
    return keys
  },
  apply: async (keys, rows) => {
    for await (const row of rows) keys.take(row)
  },
}

/** Those of the content as it is now, from memory. */
export async function findProductKeys(app: FollowDeps): Promise<ProductKeys> {
  await catchUp(app, keysFollower)
  const { value } = app.memory.of(keysFollower)
  if (!value) throw new Error('the keys of products were not made')
  return value
}
