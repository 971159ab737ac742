import { laterFields } from '#contract/products/product-fields.ts'
import type { ProductForm } from '#contract/products/product-form.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireCategory } from '../require-category.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import type { StoredPicture } from '../pictures/store-picture.ts'
import { CountChanges } from './count-by-category.ts'
import { refuseTooManyFeatured } from './featured-order.ts'
import { requireProduct } from './find-products.ts'
import { placePictures, storeProductPictures } from './store-product-pictures.ts'
import { newProductRow } from './store-additions.ts'

export async function addProduct(
  app: App,
  by: Actor,
  form: ProductForm,
  uploads: Upload[] = [],
): Promise<ProductRecord> {
  const pictures = await storeProductPictures(app, uploads)
  return addProductWithPictures(app, by, form, pictures)
}

/** For pictures whose files are already stored. */
export async function addProductWithPictures(
  app: App,
  by: Actor,
  form: ProductForm,
  pictures: StoredPicture[],
): Promise<ProductRecord> {
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    const category = await requireCategory(app.db, form.category)
    const id = newId()
    const stamp = { id, changedIn, createdAt: now(app.clock) }
    const row = newProductRow({ ...laterFields, ...form, category }, stamp)
    await app.db.insertInto('products').values(row).execute()
    await placePictures(app, id, [], pictures)
    if (form.featured === 'Yes') await refuseTooManyFeatured(app)
    const after = await requireProduct(app, id)
    const counts = new CountChanges()
    counts.add(after, 1)
    await counts.store(app)
    await recordAudit(app, by, { action: 'product.added', subjectId: id, after })
    return after
  })
}
