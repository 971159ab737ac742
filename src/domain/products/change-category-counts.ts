import type { ProductCategory } from '#contract/products/product.ts'
import type { App } from '../app.ts'

/** Each belongs into the transaction that puts the product on the list or takes it off. */
export function countIn(app: App, category: ProductCategory, products = 1) {
  return app.db
    .updateTable('categoryCounts')
    .set((row) => ({ products: row('products', '+', products) }))
    .where('category', '=', category)
    .execute()
}

export function countOut(app: App, category: ProductCategory) {
  return countIn(app, category, -1)
}

/** Counts anew, where many products have gone at once. */
export function recountCategories(app: App) {
  return app.db
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
