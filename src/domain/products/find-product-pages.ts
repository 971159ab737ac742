import type { ProductPage } from '#contract/products/product.ts'
import type { App } from '../app.ts'
import { filterProducts } from './filter-products.ts'
import { pageOf } from './product-views.ts'
import { readProducts } from './read-products.ts'

type Slice = { offset: number; limit: number }

/** Everything that is public of the products, the oldest first. */
export async function findProductPages(app: App, { offset, limit }: Slice): Promise<ProductPage[]> {
  const rows = await filterProducts(app.db, {})
    .select('id')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  return (await readProducts(app, ids)).map(pageOf)
}
