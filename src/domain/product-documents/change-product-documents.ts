import type {
  DocumentChangeForm,
  ProductDocumentForm,
} from '#contract/product-documents/product-document-definitions.ts'
import { documentLimits, documentMessages } from '#contract/product-documents/product-document.ts'
import type { ProductDocument } from '#contract/product-documents/product-document.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { contentHash } from '#platform/files/content-hash.ts'
import type { Upload } from '#platform/files/upload.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import { system } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit, recordAudits } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { purgeExpired, putInTrash, requireInTrash, takeFromTrash } from '../deleted-rows.ts'
import { movedToPosition } from '../order-rules.ts'
import type { OrderedRow } from '../order-rules.ts'
import { requireProduct } from '../products/find-products.ts'
import { touchProducts } from '../products/touch-products.ts'
import { Refusal } from '../refusal.ts'
import { requirePdf } from '../require-pdf.ts'
import { documentOf } from './find-product-documents.ts'

export const documentFolder = 'product-documents/'

const pdfRules = { field: 'document', limits: documentLimits, messages: documentMessages }

/** A document whose file is stored, and which no row names yet. */
type StoredFile = { fileKey: string; bytes: number }

/** The file is stored before its row, so that a row never names a missing file. */
export async function addProductDocument(
  app: App,
  by: Actor,
  productId: string,
  { upload, ...form }: ProductDocumentForm & { upload: Upload },
): Promise<ProductDocument> {
  const stored = await storeDocumentFile(app, upload)
  return saveProductDocument(app, by, productId, { ...form, ...stored })
}

export async function storeDocumentFile(app: App, upload: Upload): Promise<StoredFile> {
  await requirePdf(upload, pdfRules)
  const { path, bytes } = upload
  const fileKey = `${documentFolder}${await contentHash(path)}.pdf`
  await app.files.put(fileKey, { path, bytes })
  return { fileKey, bytes }
}

export async function saveProductDocument(
  app: App,
  by: Actor,
  productId: string,
  { fileKey, bytes, ...form }: ProductDocumentForm & StoredFile,
): Promise<ProductDocument> {
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    await requireProduct(app, productId)
    const present = await findPlaces(app.db, productId)
    if (present.length >= documentLimits.ofProduct) {
      throw new Refusal('conflict', documentMessages.tooMany)
    }
    const place = (await findLastPlace(app.db, productId)) + 1
    const added = { id: newId(), productId, place, ...form }
    await app.db
      .insertInto('productDocuments')
      .values({ ...added, fileKey, bytes, createdAt: now(app.clock), deletedAt: null })
      .execute()
    await touchProducts(app, [productId], changedIn)
    await recordAudit(app, by, {
      action: 'product-document.added',
      subjectId: added.id,
      after: { ...form, productId, bytes },
    })
    return documentOf({ ...added, bytes })
  })
}

/** The same change again changes nothing and is not recorded. */
export async function changeProductDocument(
  app: App,
  by: Actor,
  id: string,
  { position, ...form }: DocumentChangeForm,
): Promise<ProductDocument> {
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    const { productId, bytes, ...before } = await requireDocument(app.db, id)
    const after = { title: form.title ?? before.title, kind: form.kind ?? before.kind }
    const isSame = after.title === before.title && after.kind === before.kind
    const moved = await movedIn(app.db, productId, { id, position })
    if (isSame && moved.length === 0) return documentOf({ id, bytes, ...after })
    await app.db.updateTable('productDocuments').set(after).where('id', '=', id).execute()
    await storePlaces(app.db, moved)
    await touchProducts(app, [productId], changedIn)
    await recordAudit(app, by, {
      action: 'product-document.changed',
      subjectId: id,
      before,
      after: { ...after, ...(moved.length > 0 ? { position } : {}) },
    })
    return documentOf({ id, bytes, ...after })
  })
}

type Move = { id: string; position: number | undefined }

/** The documents of the product that get another place. */
async function movedIn(db: Db, productId: string, { id, position }: Move) {
  return position === undefined
    ? []
    : movedToPosition(await findPlaces(db, productId), id, position)
}

async function storePlaces(db: Db, moved: OrderedRow[]) {
  for (const { id, place } of moved) {
    await db.updateTable('productDocuments').set({ place }).where('id', '=', id).execute()
  }
}

/** Off the site at once, into the trash, with its file. Gives its title. */
export async function deleteProductDocument(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    const { productId, title, kind } = await requireDocument(app.db, id)
    await putInTrash(app, 'productDocuments', id)
    await touchProducts(app, [productId], changedIn)
    const before = { title, kind, productId }
    await recordAudit(app, by, { action: 'product-document.deleted', subjectId: id, before })
    return title
  })
}

/** At its place among the others, also beyond their limit. Gives its title. */
export async function restoreProductDocument(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    await takeFromTrash(app, 'productDocuments', id)
    const { productId, title } = await requireDocument(app.db, id)
    await touchProducts(app, [productId], changedIn)
    await recordAudit(app, by, { action: 'product-document.restored', subjectId: id })
    return title
  })
}

/** Out of the trash for ever. A later sweep deletes its file. Gives its title. */
export async function purgeProductDocument(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    await requireInTrash(app, 'productDocuments', id)
    const { title } = await app.db
      .deleteFrom('productDocuments')
      .where('id', '=', id)
      .returning('title')
      .executeTakeFirstOrThrow()
    await recordAudit(app, by, { action: 'product-document.purged', subjectId: id })
    return title
  })
}

export async function purgeOldProductDocuments(app: App, signal: AbortSignal) {
  return purgeExpired(app, 'productDocuments', purgeDocuments, signal)
}

async function purgeDocuments(app: App, ids: string[]) {
  await app.db.deleteFrom('productDocuments').where('id', 'in', ids).execute()
  const entries = ids.map((id) => ({ action: 'product-document.purged' as const, subjectId: id }))
  await recordAudits(app, system, entries)
}

function findPlaces(db: Db, productId: string) {
  return db
    .selectFrom('productDocuments')
    .select(['id', 'place'])
    .where('productId', '=', productId)
    .where('deletedAt', 'is', null)
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** Counts those in the trash, which are restored at their place. 0 where the product has none. */
async function findLastPlace(db: Db, productId: string) {
  const { last } = await db
    .selectFrom('productDocuments')
    .select((row) => row.fn.max<number | null>('place').as('last'))
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

async function requireDocument(db: Db, id: string) {
  const row = await db
    .selectFrom('productDocuments')
    .select(['productId', 'title', 'kind', 'bytes'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', documentMessages.notFound)
  return row
}
