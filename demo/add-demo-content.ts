import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import { newToken } from '#platform/tokens/token.ts'
import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { addAccessory } from '#domain/accessories/change-accessories.ts'
import { saveCatalogue, storeCatalogueFile } from '#domain/catalogues/store-catalogue.ts'
import { raiseContentVersion } from '#domain/content/raise-content-version.ts'
import { insertClientStory } from '#domain/image-lists/client-stories.ts'
import { insertImages } from '#domain/image-lists/add-images.ts'
import type { StoredPicture } from '#domain/pictures/store-picture.ts'
import { storeUploads } from '#domain/pictures/store-uploads.ts'
import {
  saveProductDocument,
  storeDocumentFile,
} from '#domain/product-documents/change-product-documents.ts'
import { storeProductPictures } from '#domain/products/store-product-pictures.ts'
import { addProductWithPictures } from '#domain/products/add-product.ts'
import { addDemoCompany } from './demo-company-version.ts'
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
  const storeOne = async (file: string) => {
    const { stored } = await storeUploads(rendering, [await demoUpload(file)], 'image')
    return stored[0]?.picture
  }
  const store = async <Image extends { file: string }>(images: Image[]) => {
    if (images.length === 0) return []
    const uploads = images.map(async (image) => ({ ...image, ...(await demoUpload(image.file)) }))
    return (await storeUploads(rendering, await Promise.all(uploads), 'images')).stored
  }
  return {
    pictures,
    catalogues: await Promise.all(
      content.catalogues.map(({ category, file }) => storeCatalogueFile(app, category, file)),
    ),
    documents: await Promise.all(
      content.documents.map(async ({ file, ...document }) => ({
        ...document,
        ...(await storeDocumentFile(app, file)),
      })),
    ),
    banners: await store(content.banners),
    partnerLogos: await store(content.partnerLogos),
    clientLogos: await store(content.clientLogos),
    storyPictures: await Promise.all(
      content.clientLogos.map(async ({ story }) => story && storeOne(story.picture)),
    ),
    companyPicture: content.company ? await storeOne(content.company.picture) : undefined,
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
  await addBelongings(app, content, files)
  for (const catalogue of files.catalogues) await saveCatalogue(app, system, catalogue)
  const enquiries = await inOrder(content.enquiries, (enquiry) => addDemoEnquiry(app, enquiry))
  const customers = await inOrder(content.customers, (customer) =>
    addDemoCustomer(app, customer, passwordHash),
  )
  const contacts = await inOrder(content.contacts, (contact) => addDemoContact(app, contact))
  const clientLogos = idsOf(await insertImages(app, system, 'clients', files.clientLogos))
  for (const [at, { story }] of content.clientLogos.entries()) {
    const [id = '', picture] = [clientLogos[at], files.storyPictures[at]]
    if (story) await insertClientStory(app, system, { id, keepsImage: false, ...story }, picture)
  }
  if (content.company) await addDemoCompany(app, content.company, files.companyPicture)
  return {
    products,
    catalogues: files.catalogues.map(({ fileKey }) => fileKey),
    enquiries: enquiries.flat(),
    contacts: contacts.flat(),
    customers,
    banners: idsOf(await insertImages(app, system, 'gallery', files.banners)),
    partnerLogos: idsOf(await insertImages(app, system, 'partners', files.partnerLogos)),
    clientLogos,
  }
}

/** Accessories and documents, which go with their products. */
async function addBelongings(app: App, { accessories }: DemoContent, { documents }: StoredFiles) {
  const rows = await app.db.selectFrom('products').select(['id', 'modelNo']).execute()
  const ids = new Map(rows.map(({ id, modelNo }) => [modelNo, id]))
  for (const { accessory, of } of accessories) {
    for (const modelNo of of) {
      const pair = { productId: ids.get(modelNo) ?? '', accessoryId: ids.get(accessory) ?? '' }
      await addAccessory(app, system, pair)
    }
  }
  for (const { modelNo, ...document } of documents) {
    await saveProductDocument(app, system, ids.get(modelNo) ?? '', document)
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
