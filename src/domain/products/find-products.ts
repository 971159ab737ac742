import type { GoneProduct, ProductPage, ProductRecord } from '#contract/products/product.ts'
import type { Db } from '../app.ts'
import { findProductPictures } from './find-product-pictures.ts'
import { publicPriceOf } from './product-rules.ts'
import { pageColumns, pageOf, recordColumns, recordOf } from './product-views.ts'

export async function findProductPage(db: Db, id: string): Promise<ProductPage | undefined> {
  const row = await db
    .selectFrom('products')
    .select(pageColumns)
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return row && pageOf(row, await findPicturesOf(db, id))
}

export async function findProductRecord(db: Db, id: string): Promise<ProductRecord | undefined> {
  const row = await db
    .selectFrom('products')
    .select(recordColumns)
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return row && recordOf(row, await findPicturesOf(db, id))
}

async function findPicturesOf(db: Db, id: string) {
  return (await findProductPictures(db, [{ id }])).get(id) ?? []
}

/** What was sold once: enough to say so, and to name what is near it. */
export async function findWithdrawnProduct(db: Db, id: string): Promise<GoneProduct | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['id', 'name', 'brand', 'category', 'pricePaise'])
    .where('id', '=', id)
    .where('withdrawnAt', 'is not', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { pricePaise, ...gone } = row
  return { ...gone, price: publicPriceOf(pricePaise) }
}
