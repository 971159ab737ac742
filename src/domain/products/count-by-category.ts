import type { ProductCategory } from '#contract/products/product.ts'
import type { App } from '../app.ts'

/** By how many the products of each category change. */
export class CountChanges {
  readonly #changes = new Map<ProductCategory, number>()

  add(category: ProductCategory, by: 1 | -1) {
    this.#changes.set(category, (this.#changes.get(category) ?? 0) + by)
  }

  move(from: ProductCategory, to: ProductCategory) {
    this.add(from, -1)
    this.add(to, 1)
  }

  /** Belongs in the transaction that puts products on the list or takes them off. */
  async store(app: App) {
    for (const [category, by] of this.#changes) {
      if (by !== 0) await changeCount(app, category, by)
    }
  }
}

/** Each of these belongs in the transaction that puts products on the list or takes them off. */
export async function addToCount(app: App, category: ProductCategory) {
  await changeCount(app, category, 1)
}

export async function moveCount(app: App, from: ProductCategory, to: ProductCategory) {
  if (from === to) return
  await changeCount(app, from, -1)
  await changeCount(app, to, 1)
}

async function changeCount(app: App, category: ProductCategory, by: number) {
  await app.db
    .updateTable('categoryCounts')
    .set((row) => ({ products: row('products', '+', by) }))
    .where('category', '=', category)
    .execute()
}
