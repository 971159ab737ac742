import type { ProductPage, ProductRecord } from '#contract/products/product.ts'
import type { Db } from '../app.ts'
import { findProductPictures } from './find-product-pictures.ts'
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
