import { sql } from 'kysely'
import { compileOnce } from '#platform/database/compile-once.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { Db } from '../app.ts'
import { findAllLists, findLists } from './find-lists.ts'
import { findProductPictures } from './find-product-pictures.ts'
import type { FollowDeps } from './follow-rows.ts'
import { inBatches, padIds } from '../in-batches.ts'
import type { ListedProducts } from './listed-products.ts'
import { fieldColumns } from './stored-fields.ts'
import type { StoredProduct } from './stored-products.ts'

const columns = [
  'id',
  ...fieldColumns,
  'specs',
  'version',
  'createdAt',
  'changedAt',
  'changedIn',
] as const

/** Those that are still published, in the order of their ids here. */
export async function readProducts(app: FollowDeps, ids: string[]): Promise<StoredProduct[]> {
  const products = await readListed(app, ids, [await findLists(app)])
  // One may have become a draft after the list was read.
  return products.filter(({ draftUntil }) => draftUntil === null)
}

/** Drafts and hidden categories too, for the office. */
export async function readOfficeProducts(app: FollowDeps, ids: string[]): Promise<StoredProduct[]> {
  const lists = await findAllLists(app)
  return readListed(app, ids, Object.values(lists))
}

async function readListed({ db }: FollowDeps, ids: string[], lists: ListedProducts[]) {
  const stored = ids.map((id) => findStored(id, lists))
  const missing = ids.filter((_, at) => !stored[at])
  if (missing.length === 0) return stored.filter((product) => product !== undefined)
  const read = await readMissing(db, missing, lists)
  return ids.flatMap((id, at) => stored[at] ?? read.get(id) ?? [])
}

/** A product is in one of the lists. */
function findStored(id: string, lists: ListedProducts[]) {
  for (const list of lists) {
    const entry = list.get(id)
    if (entry) return list.stored.find(entry)
  }
  return undefined
}

async function readMissing(db: Db, ids: string[], lists: ListedProducts[]) {
  const found = new Map<string, StoredProduct>()
  const listed = ids.filter((id) => lists.some((list) => list.get(id)))
  for (const some of inBatches(listed)) {
    for (const product of await readStored(db, some)) {
      lists.find((list) => list.get(product.id))?.stored.store(product)
      found.set(product.id, product)
    }
  }
  return found
}

/** From the database: for use cases, and where the lists do not have it in memory. */
export async function readStored(db: Db, ids: string[]): Promise<StoredProduct[]> {
  const rows = await selectProducts(db, { ids: padIds(ids) })
  // Afterwards, so that pictures are never older than the row whose version says how new both are.
  const pictures = await findProductPictures(db, ids)
  return rows.map(({ version, createdAt, changedAt, specs, hasDocuments, isTied, ...row }) => ({
    ...row,
    belongings: { hasDocuments: hasDocuments === 1, isTied: isTied === 1 },
    specs: textsIn(specs),
    pictures: pictures.get(row.id) ?? [],
    record: { version, createdAt, changedAt },
  }))
}

const selectProducts = compileOnce((db: Db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('products')
    .select(columns)
    .select([hasDocuments, isTied])
    .where('id', 'in', ids)
    .where('withdrawnAt', 'is', null),
)

/** Most products have neither, and are then shown without another query. */
const hasDocuments = sql<number>`case when exists (
  select 1 from product_documents where product_id = products.id and deleted_at is null
) then 1 else 0 end`.as('hasDocuments')

const isTied = sql<number>`case when exists (
  select 1 from accessories where product_id = products.id or accessory_id = products.id
) then 1 else 0 end`.as('isTied')
