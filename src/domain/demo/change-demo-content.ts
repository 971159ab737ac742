import type { ProductForm } from '#contract/products/product-form.ts'
import type { ProductCategory } from '#contract/products/product.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { App } from '../app.ts'
import { house } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { placeCatalogue, storeCatalogueFile } from '../catalogues/change-catalogues.ts'
import type { StoredCatalogue } from '../catalogues/change-catalogues.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { addDemoCustomer, removeDemoCustomers, unknownPasswordHash } from './demo-customers.ts'
import type { DemoCustomer } from './demo-customers.ts'
import { addDemoContact, addDemoQuestion, removeDemoMessages } from './demo-messages.ts'
import type { DemoContact, DemoQuestion } from './demo-messages.ts'
import { addDemoShowpieces, removeDemoShowpieces } from './demo-showpieces.ts'
import type { DemoShowpiece } from './demo-showpieces.ts'
import { renewSearch } from '../search/renew-search.ts'
import { addProduct } from '../products/change-products.ts'
import { recountCategories } from '../products/change-category-counts.ts'

export type DemoContent = {
  /** Pictures by their names: they are hung later, see `hangDemoPictures`. */
  products: { form: ProductForm; pictures: string[] }[]
  catalogues: { category: ProductCategory; file: Upload }[]
  questions: DemoQuestion[]
  customers: DemoCustomer[]
  contacts: DemoContact[]
  /** Hung later too, see `hangDemoShowpieces`. */
  showpieces: DemoShowpiece[]
}

/**
 * All of it or nothing: a start that is killed here begins again. Of two processes that start on one
 * new database the second finds it filled.
 */
export async function addDemoContent(app: App, content: DemoContent) {
  const { products, catalogues, questions, customers, contacts, showpieces } = content
  const files: StoredCatalogue[] = []
  for (const { category, file } of catalogues) {
    files.push(await storeCatalogueFile(app, category, file))
  }
  const passwordHash = await unknownPasswordHash()
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    if (!(await canTakeDemoContent(app))) return
    for (const { form, pictures } of products) await addDemoProduct(app, form, pictures)
    for (const file of files) await addDemoCatalogue(app, file)
    for (const question of questions) await addDemoQuestion(app, question)
    for (const customer of customers) await addDemoCustomer(app, customer, passwordHash)
    for (const contact of contacts) await addDemoContact(app, contact)
    await addDemoShowpieces(app, showpieces)
    await recordAudit(app, house, {
      action: 'demo-content.added',
      after: {
        products: products.length,
        catalogues: files.length,
        messages: questions.length + contacts.length,
        customers: customers.length,
        showpieces: showpieces.length,
      },
    })
  })
}

/**
 * Takes away exactly what came as demo content, edited or not, and leaves no trace of it on the site.
 * A customer's account that is in use by now stays.
 */
export async function removeDemoContent(app: App) {
  return inTransaction(app, async (app) => {
    await renewSearch(app, await raiseContentVersion(app))
    const removed = {
      products: await removeDemoProducts(app),
      catalogues: await removeDemoCatalogues(app),
      messages: await removeDemoMessages(app),
      customers: await removeDemoCustomers(app),
      showpieces: await removeDemoShowpieces(app),
    }
    await recordAudit(app, house, { action: 'demo-content.removed', before: removed })
    return removed
  })
}

/** Once filled is filled for good: what was taken away does not come back at the next start. */
export async function canTakeDemoContent({ db }: App) {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  const filled = await db.selectFrom('demoProducts').select('productId').limit(1).executeTakeFirst()
  return !product && !filled
}

async function addDemoProduct(app: App, form: ProductForm, pictures: string[]) {
  const { id: productId } = await addProduct(app, house, form)
  const waitingPictures = pictures.length > 0 ? JSON.stringify(pictures) : null
  await app.db
    .insertInto('demoProducts')
    .values({ productId, addedAt: now(app.clock), waitingPictures })
    .execute()
}

async function addDemoCatalogue(app: App, catalogue: StoredCatalogue) {
  const { category, fileKey } = catalogue
  await placeCatalogue(app, house, catalogue)
  await app.db.insertInto('demoCatalogues').values({ category, fileKey }).execute()
}

async function removeDemoProducts(app: App) {
  const { numDeletedRows } = await app.db
    .deleteFrom('products')
    .where('id', 'in', (db) => db.selectFrom('demoProducts').select('productId'))
    .executeTakeFirstOrThrow()
  await app.db.updateTable('demoProducts').set({ waitingPictures: null }).execute()
  await recountCategories(app)
  return Number(numDeletedRows)
}

/** One that the office has put in its place is the office's own. */
async function removeDemoCatalogues(app: App) {
  const { numDeletedRows } = await app.db
    .deleteFrom('catalogues')
    .where('fileKey', 'in', (db) =>
      db
        .selectFrom('demoCatalogues')
        .select('demoCatalogues.fileKey')
        .whereRef('demoCatalogues.category', '=', 'catalogues.category'),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
