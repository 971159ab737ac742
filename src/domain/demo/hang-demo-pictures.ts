import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { App } from '../app.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import type { StoredPicture } from '../pictures/store-picture.ts'
import { placePictures, storeProductPictures } from '../products/change-product-pictures.ts'

/** So many products at a time, a row of what Home features: each time makes the pages anew. */
const atOnce = 3

type WaitingProduct = { productId: string; pictures: StoredPicture[] }

/**
 * Hangs the pictures of some more demo products, the newest first. False when none wait. They come
 * after the first visitors: to render them all takes a minute, the products not a second.
 */
export async function hangDemoPictures(
  app: App,
  uploadOf: (name: string) => Promise<Upload>,
  signal?: AbortSignal,
): Promise<boolean> {
  const rows = await findWaiting(app)
  const products: WaitingProduct[] = []
  for (const { productId, waitingPictures } of rows) {
    const names = JSON.parse(waitingPictures ?? '[]') as string[]
    const uploads = await Promise.all(names.map(uploadOf))
    products.push({ productId, pictures: await storeProductPictures(app, uploads, signal) })
  }
  if (products.length > 0) await hang(app, products)
  return products.length > 0
}

async function findWaiting({ db }: App) {
  return db
    .selectFrom('demoProducts')
    .select(['productId', 'waitingPictures'])
    .where('waitingPictures', 'is not', null)
    .orderBy('productId', 'desc')
    .limit(atOnce)
    .execute()
}

async function hang(app: App, products: WaitingProduct[]) {
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    for (const { productId, pictures } of products) {
      if (await isBare(app, productId)) await placePictures(app, productId, [], pictures)
    }
    await app.db
      .updateTable('demoProducts')
      .set({ waitingPictures: null })
      .where(
        'productId',
        'in',
        products.map(({ productId }) => productId),
      )
      .execute()
  })
}

/** False where the office was faster: with pictures of its own, or by taking the product away. */
async function isBare({ db }: App, productId: string) {
  const product = await db
    .selectFrom('products')
    .leftJoin('productPictures', 'productPictures.productId', 'products.id')
    .select('pictureKey')
    .where('products.id', '=', productId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return product !== undefined && product.pictureKey === null
}
