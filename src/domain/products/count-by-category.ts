import type { ProductFieldValues } from '#contract/products/product.ts'
import type { App } from '../app.ts'

type Counted = Pick<ProductFieldValues, 'category' | 'publication'>

/** By how many the published products of each category change. */
export class CountChanges {
  readonly #changes = new Map<string, number>()

  add({ category, publication }: Counted, by: 1 | -1) {
    if (publication === 'Draft') return
    this.#changes.set(category, (this.#changes.get(category) ?? 0) + by)
  }

  replace(before: Counted, after: Counted) {
    this.add(before, -1)
    this.add(after, 1)
  }

  /** Belongs in the transaction that adds, changes or withdraws the products. */
  async store(app: App) {
    for (const [category, by] of this.#changes) {
      if (by !== 0) await changeCount(app, category, by)
    }
  }
}

async function changeCount(app: App, category: string, by: number) {
  await app.db
    .updateTable('categories')
    .set((row) => ({ products: row('products', '+', by) }))
    .where('name', '=', category)
    .where('removedAt', 'is', null)
    .execute()
}
