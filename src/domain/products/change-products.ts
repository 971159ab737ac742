import type { EditProductForm, ProductForm } from '#contract/products/product-form.ts'
import { productMessages } from '#contract/products/product.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { Refusal } from '../refusal.ts'
import { countIn, countOut, moveCount } from './change-category-counts.ts'
import { findProductRecord } from './find-products.ts'
import { folded, paiseOf, searchTextOf, sortPriceOf } from './product-rules.ts'

export async function addProduct(app: App, by: Actor, form: ProductForm): Promise<ProductRecord> {
  return inTransaction(app, async (app) => {
    const id = newId()
    const createdAt = now(app.clock)
    await app.db
      .insertInto('products')
      .values({
        id,
        ...columnsOf(form),
        version: 1,
        createdAt,
        changedAt: createdAt,
        withdrawnAt: null,
      })
      .execute()
    await countIn(app, form.category)
    const after = await requireProduct(app, id)
    await recordAudit(app, by, { action: 'product.added', subjectId: id, after })
    await raiseContentVersion(app)
    return after
  })
}

/** With `version`, the save is refused when somebody else has saved since that version was read. */
export async function changeProduct(
  app: App,
  by: Actor,
  id: string,
  { version, ...form }: EditProductForm,
): Promise<ProductRecord> {
  return inTransaction(app, async (app) => {
    const before = await holdProduct(app, id)
    if (version !== undefined) refuseUnlessCurrent(version, before)
    await app.db
      .updateTable('products')
      .set({ ...columnsOf(form), version: before.version + 1, changedAt: now(app.clock) })
      .where('id', '=', id)
      .execute()
    await moveCount(app, before.category, form.category)
    const after = await requireProduct(app, id)
    await recordAudit(app, by, { action: 'product.changed', subjectId: id, before, after })
    await raiseContentVersion(app)
    return after
  })
}

/** Off the list and out of search for good. The row stays, for the audit. */
export async function withdrawProduct(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    const before = await holdProduct(app, id)
    await app.db
      .updateTable('products')
      .set({ withdrawnAt: now(app.clock) })
      .where('id', '=', id)
      .execute()
    await countOut(app, before.category)
    await recordAudit(app, by, { action: 'product.withdrawn', subjectId: id, before })
    await raiseContentVersion(app)
  })
}

function columnsOf(form: ProductForm) {
  const { price, specs, ...texts } = form
  const pricePaise = paiseOf(price)
  return {
    ...texts,
    pricePaise,
    sortPrice: sortPriceOf(pricePaise),
    specs: JSON.stringify(specs),
    sortName: folded(form.name),
    searchText: searchTextOf(form),
  }
}

async function requireProduct(app: App, id: string) {
  const product = await findProductRecord(app.db, id)
  if (!product) throw new Refusal('not-found', productMessages.notFound)
  return product
}

/** Both engines lock a row that is written, even with what it already holds: nobody else changes it now. */
async function holdProduct(app: App, id: string) {
  await app.db
    .updateTable('products')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .execute()
  return requireProduct(app, id)
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
