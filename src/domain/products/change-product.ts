import { pictureAddress } from '#contract/pictures/picture.ts'
import type { NamedPicture } from '#contract/pictures/picture.ts'
import type { EditProductForm } from '#contract/products/product-form.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireCategory } from '../require-category.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { refuseUnlessLatest } from '../refuse-unless-current.ts'
import { CountChanges } from './count-by-category.ts'
import { refuseTooManyFeatured } from './featured-order.ts'
import { requireProduct } from './find-products.ts'
import { placePictures, storeProductPictures } from './store-product-pictures.ts'
import type { PlacedPicture } from './store-product-pictures.ts'
import { laterFieldsOf, productColumnsOf } from './stored-fields.ts'

/** The form of the edit screen, with its new pictures. */
type ProductEdit = EditProductForm & { uploads?: Upload[] }

/** With `version`, the change is refused if the product has been changed since that version. */
export async function changeProduct(
  app: App,
  by: Actor,
  id: string,
  { version, existingImages, uploads = [], ...form }: ProductEdit,
): Promise<ProductRecord> {
  const pictures = await storeProductPictures(app, uploads)
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    const before = await requireProduct(app, id)
    refuseUnlessLatest(version, before.version, productMessages, { product: before })
    const category = await requireCategory(app.db, form.category)
    await app.db
      .updateTable('products')
      .set({
        ...productColumnsOf({ ...laterFieldsOf(before), ...form, category }),
        version: before.version + 1,
        changedIn,
        changedAt: now(app.clock),
      })
      .where('id', '=', id)
      .execute()
    await placePictures(app, id, await findRemainingPictures(app, id, existingImages), pictures)
    if (form.featured === 'Yes') await refuseTooManyFeatured(app)
    const after = await requireProduct(app, id)
    const counts = new CountChanges()
    counts.replace(before, after)
    await counts.store(app)
    await recordAudit(app, by, { action: 'product.changed', subjectId: id, before, after })
    return after
  })
}

/** The pictures that stay, in the order in which the form names them. Pictures of other products are ignored. */
async function findRemainingPictures(
  app: App,
  productId: string,
  named: Pick<NamedPicture, 'url'>[] | undefined,
): Promise<PlacedPicture[]> {
  const own = await app.db
    .selectFrom('productPictures')
    .innerJoin('pictures', 'pictures.key', 'productPictures.pictureKey')
    .select(['pictureKey', 'originalName', 'pictures.width'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
  const placed = own.map(({ width, ...picture }) => ({
    picture,
    url: pictureAddress(picture.pictureKey, width),
  }))
  if (!named) return placed.map(({ picture }) => picture)
  return named.flatMap(({ url }) => {
    const at = placed.findIndex((candidate) => candidate.url === url)
    return at < 0 ? [] : placed.splice(at, 1).map(({ picture }) => picture)
  })
}
