import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import { newToken } from '#platform/tokens/token.ts'
import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { saveCatalogue, storeCatalogueFile } from '#domain/catalogues/store-catalogue.ts'
import { raiseContentVersion } from '#domain/content/raise-content-version.ts'
import { insertImages } from '#domain/image-lists/add-images.ts'
import type { StoredPicture } from '#domain/pictures/store-picture.ts'
import { storeUploads } from '#domain/pictures/store-uploads.ts'
import { storeProductPictures } from '#domain/products/store-product-pictures.ts'
import { addProductWithPictures } from '#domain/products/add-product.ts'
import { addDemoContact, addDemoCustomer, addDemoEnquiry } from './add-demo-submissions.ts'
import type { DemoContent } from './demo-content.ts'
import { canTakeDemoContent, recordDemoAdded } from './demo-record.ts'
import type { DemoRecord } from './demo-record.ts'
import { readDemoContent } from './read-demo-content.ts'
import { demoUpload, renderedPictures } from './rendered-pictures.ts'

/** Files are stored side by side: each waits for the disk, or for the object store. */
const storedAtOnce = 8

/** Nothing where the site has products, or had demo content before. */
export async function addDemoToNewSite(app: App) {
  if (await canTakeDemoContent(app.db)) await addDemoContent(app, await readDemoContent())
}

/**
 * Adds everything in one transaction: a start that is killed here begins again. When two processes
 * start on one new database, the second finds it filled.
 */
export async function addDemoContent(app: App, content: DemoContent) {
  const files = await storeFiles(app, content)
  // Nobody gets this password. One for all accounts, since each hash costs as much as a sign-in.
  const passwordHash = await hashPassword(newToken())
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    if (!(await canTakeDemoContent(app.db))) return
    await recordDemoAdded(app, await addAll(app, content, files, passwordHash))
  })
}

type StoredFiles = Awaited<ReturnType<typeof storeFiles>>

/** Before the transaction, as every use case does it. */
async function storeFiles(app: App, content: DemoContent) {
  const rendering = { ...app, images: { ...app.images, ...renderedPictures() } }
  const pictures = new Map<DemoContent['products'][number], StoredPicture[]>()
  await forEachOf(content.products, async (product) => {
    const uploads = await Promise.all(product.pictures.map(demoUpload))
    pictures.set(product, await storeProductPictures(rendering, uploads))
  })
  const store = async <Image extends { file: string }>(images: Image[]) => {
    if (images.length === 0) return []
    const uploads = images.map(async (image) => ({ ...image, ...(await demoUpload(image.file)) }))
    return (await storeUploads(rendering, await Promise.all(uploads))).stored
  }
  return {
    pictures,
    catalogues: await Promise.all(
      content.catalogues.map(({ category, file }) => storeCatalogueFile(app, category, file)),
    ),
    banners: await store(content.banners),
    partnerLogos: await store(content.partnerLogos),
    clientLogos: await store(content.clientLogos),
  }
}

async function addAll(
  app: App,
  content: DemoContent,
  files: StoredFiles,
  passwordHash: string,
): Promise<DemoRecord> {
  const products = await inOrder(content.products, async (product) => {
    const pictures = files.pictures.get(product) ?? []
    return (await addProductWithPictures(app, system, product.form, pictures)).id
  })
  for (const catalogue of files.catalogues) await saveCatalogue(app, system, catalogue)
  const enquiries = await inOrder(content.enquiries, (enquiry) => addDemoEnquiry(app, enquiry))
  const customers = await inOrder(content.customers, (customer) =>
    addDemoCustomer(app, customer, passwordHash),
  )
  const contacts = await inOrder(content.contacts, (contact) => addDemoContact(app, contact))
  return {
    products,
    catalogues: files.catalogues.map(({ fileKey }) => fileKey),
    enquiries: enquiries.flat(),
    contacts: contacts.flat(),
    customers,
    banners: idsOf(await insertImages(app, system, 'gallery', files.banners)),
    partnerLogos: idsOf(await insertImages(app, system, 'partners', files.partnerLogos)),
    clientLogos: idsOf(await insertImages(app, system, 'clients', files.clientLogos)),
  }
}

async function forEachOf<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: storedAtOnce }, worker))
}

async function inOrder<Item, Result>(items: Item[], add: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (const item of items) results.push(await add(item))
  return results
}

function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}
