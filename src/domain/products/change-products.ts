import { laterFields } from '#contract/products/product-fields.ts'
import type { EditProductForm, ProductForm } from '#contract/products/product-form.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { now } from '#platform/clock/clock.ts'
import type { Upload } from '#platform/files/upload.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import type { StoredPicture } from '../pictures/store-picture.ts'
import { Refusal } from '../refusal.ts'
import {
  placePictures,
  removePictures,
  requireKept,
  storeProductPictures,
} from './change-product-pictures.ts'
import { addToCount, takeFromCount, moveCount } from './count-by-category.ts'
import { findProductRecord } from './find-products.ts'
import { folded } from '../fold-text.ts'
import { productSearchText, sortPriceOf } from './product-rules.ts'
import type { WholeProduct } from './product-rules.ts'
import { laterFieldsOf, storedFieldsOf } from './stored-fields.ts'

/** The form of the edit screen, with its new pictures. */
type ProductEdit = EditProductForm & { uploads?: Upload[] }

export async function addProduct(
  app: App,
  by: Actor,
  form: ProductForm,
  uploads: Upload[] = [],
): Promise<ProductRecord> {
  const pictures = await storeProductPictures(app, uploads)
  return addProductWithPictures(app, by, form, pictures)
}

/** For pictures whose files are stored already. */
export async function addProductWithPictures(
  app: App,
  by: Actor,
  form: ProductForm,
  pictures: StoredPicture[],
): Promise<ProductRecord> {
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    const id = newId()
    const createdAt = now(app.clock)
    await app.db
      .insertInto('products')
      .values({
        id,
        ...columnsOf({ ...laterFields, ...form }),
        version: 1,
        changedIn,
        createdAt,
        changedAt: createdAt,
        withdrawnAt: null,
      })
      .execute()
    await placePictures(app, id, [], pictures)
    await addToCount(app, form.category)
    const after = await requireProduct(app, id)
    await recordAudit(app, by, { action: 'product.added', subjectId: id, after })
    return after
  })
}

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
    if (version !== undefined) refuseUnlessCurrent(version, before)
    await app.db
      .updateTable('products')
      .set({
        ...columnsOf({ ...laterFieldsOf(before), ...form }),
        version: before.version + 1,
        changedIn,
        changedAt: now(app.clock),
      })
      .where('id', '=', id)
      .execute()
    await placePictures(app, id, await requireKept(app, id, existingImages), pictures)
    await moveCount(app, before.category, form.category)
    const after = await requireProduct(app, id)
    await recordAudit(app, by, { action: 'product.changed', subjectId: id, before, after })
    return after
  })
}

/** Off the list and out of search for good. The row stays, for the audit; its pictures go. */
export async function withdrawProduct(app: App, by: Actor, id: string) {
  const withdrawn = await withdrawProducts(app, by, [id])
  if (withdrawn === 0) throw new Refusal('not-found', productMessages.notFound)
}

/** All or none. Products that are already withdrawn are not counted. */
export async function withdrawProducts(app: App, by: Actor, ids: string[]) {
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    let withdrawn = 0
    for (const id of new Set(ids)) {
      const before = await findProductRecord(app.db, id)
      if (!before) continue
      await withdraw(app, by, before, changedIn)
      withdrawn++
    }
    return withdrawn
  })
}

async function withdraw(app: App, by: Actor, before: ProductRecord, changedIn: number) {
  const { id, category } = before
  await removePictures(app, id)
  const withdrawnAt = now(app.clock)
  await app.db
    .updateTable('products')
    .set({ withdrawnAt, changedIn })
    .where('id', '=', id)
    .execute()
  await takeFromCount(app, category)
  await recordAudit(app, by, { action: 'product.withdrawn', subjectId: id, before })
}

function columnsOf(form: WholeProduct) {
  const { specs, ...fields } = form
  const stored = storedFieldsOf(fields)
  return {
    ...stored,
    sortPrice: sortPriceOf(stored.pricePaise),
    specs: JSON.stringify(specs),
    sortName: folded(form.name),
    searchText: productSearchText(form),
  }
}

async function requireProduct(app: App, id: string) {
  const product = await findProductRecord(app.db, id)
  if (!product) throw new Refusal('not-found', productMessages.notFound)
  return product
}

function refuseUnlessCurrent(version: number, product: ProductRecord) {
  if (version < product.version) {
    throw new Refusal('conflict', productMessages.changedMeanwhile, { details: { product } })
  }
  if (version > product.version) {
    const text = 'This version of the product does not exist'
    throw new Refusal('invalid', text, { fields: { version: text } })
  }
}
