import { productCategories } from '#contract/products/product.ts'
import type { ProductCategory } from '#contract/products/product.ts'
import type { App } from '../app.ts'

/** Each of these belongs into the transaction that puts products on the list or takes them off. */
export async function countIn(app: App, category: ProductCategory) {
  await changeCount(app, category, 1)
}

export async function countOut(app: App, category: ProductCategory) {
  await changeCount(app, category, -1)
}

/** In one order for everybody: two who move products past each other must not wait for each other. */
export async function moveCount(app: App, from: ProductCategory, to: ProductCategory) {
  if (from === to) return
  for (const category of [from, to].toSorted()) {
    await changeCount(app, category, category === to ? 1 : -1)
  }
}

/**
 * Counts anew, where many products have gone at once. Holds every count before it looks at the
 * products: PostgreSQL would else count without those that somebody is adding at this moment.
 */
export async function recountCategories(app: App) {
  for (const category of productCategories.toSorted()) await changeCount(app, category, 0)
  await app.db
    .updateTable('categoryCounts')
    .set((row) => ({
      products: row
        .selectFrom('products')
        .select((products) => products.fn.countAll<number>().as('count'))
        .whereRef('products.category', '=', 'categoryCounts.category')
        .where('withdrawnAt', 'is', null),
    }))
    .execute()
}

async function changeCount(app: App, category: ProductCategory, by: number) {
  await app.db
    .updateTable('categoryCounts')
    .set((row) => ({ products: row('products', '+', by) }))
    .where('category', '=', category)
    .execute()
}
