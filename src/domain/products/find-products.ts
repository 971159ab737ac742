import { productMessages } from '#contract/products/product-messages.ts'
import type { GoneProduct, ProductPage, ProductRecord } from '#contract/products/product.ts'
import type { App, Db } from '../app.ts'
import { Refusal } from '../refusal.ts'
import type { FollowDeps } from './follow-rows.ts'
import { publicPriceOf } from './product-rules.ts'
import { pageOf, recordOf } from './product-views.ts'
import { readProducts, readStored } from './read-products.ts'
import type { StoredProduct } from './stored-products.ts'

export async function findProductPage(
  app: FollowDeps,
  id: string,
): Promise<ProductPage | undefined> {
  const product = await findPublicProduct(app, id)
  return product && pageOf(product)
}

/** A product on the site, of which its views are made. */
export async function findPublicProduct(
  app: FollowDeps,
  id: string,
): Promise<StoredProduct | undefined> {
  const [product] = await readProducts(app, [id])
  return product
}

/** From the database, so that a use case decides by what is stored. */
export async function findProductRecord(db: Db, id: string): Promise<ProductRecord | undefined> {
  const [product] = await readStored(db, [id])
  return product && recordOf(product)
}

export async function requireProduct({ db }: App, id: string): Promise<ProductRecord> {
  const product = await findProductRecord(db, id)
  if (!product) throw new Refusal('not-found', productMessages.notFound)
  return product
}

/** The facts that the page of a withdrawn product shows, and that find similar products. */
export async function findWithdrawnProduct(db: Db, id: string): Promise<GoneProduct | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['id', 'name', 'brand', 'category', 'pricePaise'])
    .where('id', '=', id)
    .where('withdrawnAt', 'is not', null)
    .where('draftUntil', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { pricePaise, ...gone } = row
  return { ...gone, price: publicPriceOf(pricePaise) }
}
