import { changedFields, changeLimits } from '#contract/products/product-change.ts'
import type { BulkValues, ChangedProduct } from '#contract/products/product-change.ts'
import type { ChangeProductsForm, ProductChanges } from '#contract/products/product-change-form.ts'
import { productFields } from '#contract/products/product-fields.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { readContentVersion } from '../content/watch-content-version.ts'
import { Refusal } from '../refusal.ts'
import { refuseUnlessLatest } from '../refuse-unless-current.ts'
import { requireCategory, withPresentCategory } from '../require-category.ts'
import {
  beginChange,
  differingFields,
  editedAtOnce,
  readEdited,
  rowsOfEdit,
  storeEdits,
  valuesIn,
  withdrawEdited,
} from './edited-products.ts'
import type { Edit, EditedProduct } from './edited-products.ts'
import { refuseTooManyFeatured } from './featured-order.ts'
import { findRecordIds } from './find-product-records.ts'
import { requireProduct } from './find-products.ts'
import { inBatches } from '../in-batches.ts'
import { steppedPrice } from './product-rules.ts'

type ProductSelection = Pick<ChangeProductsForm, 'ids' | 'query'>

type StoredChange = {
  changeId: string | null
  count: number
  /** Of the products that it leaves as they are, those without a price that a percentage could be of. */
  unpriced: number
  sample: ChangedProduct[]
}

/** Changes or deletes several products: all or none. What would not differ is left as it is. */
export async function changeProducts(
  app: App,
  by: Actor,
  { changes, version, ...selection }: ChangeProductsForm,
): Promise<StoredChange> {
  const ids = await findSelected(app, selection)
  return inTransaction(app, async (app) => {
    const change = await beginChange(app, by)
    const wanted = await withCategory(app, changes)
    if (version !== undefined) {
      const product = await requireProduct(app, ids[0] ?? '')
      refuseUnlessLatest(version, product.version, productMessages, { product })
    }
    const result = await planInBatches(app, ids, wanted, async (edits) => {
      if (!changes.delete) return storeEdits(app, change, edits)
      const products = edits.map(({ product }) => product)
      return withdrawEdited(app, change, products)
    })
    await change.counts.store(app)
    if (changes.featured === 'Yes') await refuseTooManyFeatured(app)
    return { changeId: result.count > 0 ? change.id : null, ...result }
  })
}

/** What `changeProducts` would do now. */
export async function previewChange(
  app: App,
  { changes, ...selection }: ChangeProductsForm,
): Promise<StoredChange> {
  const ids = await findSelected(app, selection)
  const wanted = await withCategory(app, changes)
  return { changeId: null, ...(await planInBatches(app, ids, wanted, async () => {})) }
}

async function withCategory({ db }: App, changes: ProductChanges): Promise<ProductChanges> {
  if (!changes.category) return changes
  return { ...changes, category: await requireCategory(db, changes.category) }
}

async function findSelected(app: App, { ids, query = {} }: ProductSelection) {
  if (ids) return [...new Set(ids)]
  await readContentVersion(app)
  return findRecordIds(app, await withPresentCategory(app, query, 'all'))
}

/** Refuses where no product of the selection exists. */
async function planInBatches(
  { db, rowProgress }: App,
  ids: string[],
  changes: ProductChanges,
  store: (edits: Edit<BulkValues>[]) => Promise<void>,
) {
  const yieldIfDue = yieldRegularly()
  const sample: ChangedProduct[] = []
  let [found, count, unpriced] = [0, 0, 0]
  if (rowProgress) rowProgress.total = ids.length * rowsOfEdit
  for (const some of inBatches(ids, editedAtOnce)) {
    const listed = (await readEdited(db, some)).filter(({ withdrawnAt }) => withdrawnAt === null)
    const edits = listed.flatMap((product) => editsOf(product, changes))
    await store(edits)
    if (rowProgress) rowProgress.total -= (some.length - edits.length) * rowsOfEdit
    found += listed.length
    count += edits.length
    unpriced += listed.filter((product) => isUnpriced(product, changes)).length
    sample.push(...edits.slice(0, changeLimits.sample - sample.length).map(changedProductOf))
    await yieldIfDue()
  }
  if (found === 0) throw new Refusal('not-found', productMessages.notFound)
  return { count, unpriced, sample }
}

function isUnpriced({ price }: EditedProduct, changes: ProductChanges) {
  return changes.price?.percent !== undefined && price === 0
}

function editsOf(product: EditedProduct, changes: ProductChanges): Edit<BulkValues>[] {
  if (changes.delete) return [{ product, after: {} }]
  const wanted = wantedOf(product, changes)
  const after = valuesIn(wanted, changedFieldsIn(differingFields(product, wanted)))
  return Object.keys(after).length > 0 ? [{ product, after }] : []
}

function wantedOf(product: EditedProduct, changes: ProductChanges) {
  const { category, stockStatus, hsnCode, gstRate, price, publication, featured } = changes
  const wanted: BulkValues = {}
  if (category) wanted.category = category
  if (stockStatus) wanted.stockStatus = stockStatus
  if (hsnCode !== undefined) wanted.hsnCode = hsnCode
  if (gstRate !== undefined) wanted.gstRate = gstRate
  if (featured) wanted.featured = featured
  if (publication) wanted.publication = publication
  if (publication === 'Published') wanted.publishAt = ''
  if (price) wanted.price = steppedPrice(product.price, price)
  refuseUnlessPossible(product, wanted)
  return wanted
}

function refuseUnlessPossible({ name }: EditedProduct, { price = 0 }: BulkValues) {
  const { label, limit } = productFields.price
  if (price <= limit) return
  const text = `${label} can be at most ${limit}, and that of ${name} would be more`
  throw new Refusal('invalid', text, { fields: { changes: text } })
}

function changedProductOf({ product, after }: Edit<BulkValues>): ChangedProduct {
  const { id, name } = product
  const before = valuesIn(
    product,
    changedFields.filter((field) => field in after),
  )
  return { id, name, before, after }
}

function changedFieldsIn(fields: string[]) {
  return changedFields.filter((field) => fields.includes(field))
}
