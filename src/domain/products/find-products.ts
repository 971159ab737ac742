import { productMessages } from '#contract/products/product-messages.ts'
import type { GoneProduct, ProductPage, ProductRecord } from '#contract/products/product.ts'
import type { App, Db } from '../app.ts'
import { Refusal } from '../refusal.ts'
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

export async function requireProduct({ db }: App, id: string): Promise<ProductRecord> {
  const product = await findProductRecord(db, id)
  if (!product) throw new Refusal('not-found', productMessages.notFound)
  return product
}

async function findPicturesOf(db: Db, id: string) {
  return (await findProductPictures(db, [{ id }])).get(id) ?? []
}

/** The facts that the page of a withdrawn product shows, and that find similar products. */
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
