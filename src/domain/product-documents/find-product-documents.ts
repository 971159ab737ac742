import { documentMessages } from '#contract/product-documents/product-document.ts'
import type { ProductDocument } from '#contract/product-documents/product-document.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { fileNameOf } from '#platform/files/file-name.ts'
import type { Db } from '../app.ts'
import { findCategories } from '../find-categories.ts'
import type { CategoryDeps } from '../find-categories.ts'
import { inBatches, padIds } from '../in-batches.ts'
import { slugOf } from '../path-part.ts'
import type { FollowDeps } from '../products/follow-rows.ts'
import type { StoredProduct } from '../products/stored-products.ts'
import { Refusal } from '../refusal.ts'
import type { ProductDocumentsTable } from './product-documents-table.ts'

const columns = ['id', 'kind', 'title', 'bytes'] as const

type Row = Pick<ProductDocumentsTable, (typeof columns)[number]>

/** In their order, without those in the trash. */
export async function findProductDocuments(db: Db, productId: string): Promise<ProductDocument[]> {
  return (await findDocumentsOf(db, [productId])).get(productId) ?? []
}

/** The same of a product that is on the site, most of which have none. */
export async function findShownDocuments(
  { db }: FollowDeps,
  { id, belongings }: Pick<StoredProduct, 'id' | 'belongings'>,
) {
  return belongings.hasDocuments ? findProductDocuments(db, id) : []
}

/** By the id of the product. */
export async function findDocumentsOf(db: Db, productIds: string[]) {
  const documents = new Map<string, ProductDocument[]>()
  for (const some of inBatches(productIds)) {
    const rows = await selectDocuments(db, { ids: padIds(some) })
    for (const [id, ofProduct] of Map.groupBy(rows, ({ productId }) => productId)) {
      documents.set(id, ofProduct.map(documentOf))
    }
  }
  return documents
}

const selectDocuments = compileOnce((db: Db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('productDocuments')
    .select(['productId', ...columns])
    .where('productId', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('place')
    .orderBy('id'),
)

export function documentOf({ id, kind, title, bytes }: Row): ProductDocument {
  const name = slugOf(title) || 'document'
  return { id, kind, title, bytes, url: `/product-documents/${id}/${name}.pdf` }
}

type DocumentFile = { fileKey: string; name: string; bytes: number }

/** For the office: also of a draft, or of a product in the trash. */
export async function requireDocumentFile(db: Db, id: string): Promise<DocumentFile> {
  const row = await selectFile(db, id).executeTakeFirst()
  if (!row) throw new Refusal('not-found', documentMessages.notFound)
  return fileOf(row)
}

/** For visitors: while the product is on the site, and the category is not hidden. */
export async function findPublicDocumentFile(
  app: CategoryDeps,
  id: string,
): Promise<DocumentFile | undefined> {
  const { shown } = await findCategories(app)
  const row = await selectFile(app.db, id)
    .innerJoin('products', 'products.id', 'productDocuments.productId')
    .select('category')
    .where('withdrawnAt', 'is', null)
    .where('draftUntil', 'is', null)
    .executeTakeFirst()
  return row && shown.some(({ name }) => name === row.category) ? fileOf(row) : undefined
}

function selectFile(db: Db, id: string) {
  return db
    .selectFrom('productDocuments')
    .select(['fileKey', 'title', 'bytes'])
    .where('productDocuments.id', '=', id)
    .where('deletedAt', 'is', null)
}

function fileOf({ fileKey, title, bytes }: { fileKey: string; title: string; bytes: number }) {
  return { fileKey, bytes, name: fileNameOf(title, { extension: '.pdf', otherwise: 'Document' }) }
}
