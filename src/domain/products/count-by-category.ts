import type { ProductCategory } from '#contract/products/product.ts'
import type { App } from '../app.ts'

/** Each of these belongs in the transaction that puts products on the list or takes them off. */
export async function addToCount(app: App, category: ProductCategory) {
  await changeCount(app, category, 1)
}

export async function takeFromCount(app: App, category: ProductCategory) {
  await changeCount(app, category, -1)
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
