import { compileOnce } from '#platform/database/compile-once.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { Db } from '../app.ts'
import { findAllLists, findLists } from './find-lists.ts'
import { findProductPictures } from './find-product-pictures.ts'
import type { FollowDeps } from './follow-rows.ts'
import { inBatches, padIds } from './in-batches.ts'
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

/** Drafts too, for the office. */
export async function readOfficeProducts(app: FollowDeps, ids: string[]): Promise<StoredProduct[]> {
  const lists = await findAllLists(app)
  return readListed(app, ids, [lists.Published, lists.Draft])
}

async function readListed({ db }: FollowDeps, ids: string[], lists: ListedProducts[]) {
  const found = new Map<string, StoredProduct>()
  for (const list of lists) {
    for (const product of await readFrom(db, ids, list)) found.set(product.id, product)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function readFrom(db: Db, ids: string[], list: ListedProducts) {
  const found: StoredProduct[] = []
  const missing: string[] = []
  for (const id of ids) {
    const entry = list.get(id)
    const stored = entry && list.stored.find(entry)
    if (stored) found.push(stored)
    else if (entry) missing.push(id)
  }
  for (const some of inBatches(missing)) {
    for (const product of await readStored(db, some)) {
      list.stored.store(product)
      found.push(product)
    }
  }
  return found
}

/** From the database: for use cases, and where the lists do not have it in memory. */
export async function readStored(db: Db, ids: string[]): Promise<StoredProduct[]> {
  const rows = await selectProducts(db, { ids: padIds(ids) })
  // Afterwards, so that pictures are never older than the row whose version says how new both are.
  const pictures = await findProductPictures(db, ids)
  return rows.map(({ version, createdAt, changedAt, specs, ...row }) => ({
    ...row,
    specs: textsIn(specs),
    pictures: pictures.get(row.id) ?? [],
    record: { version, createdAt, changedAt },
  }))
}

const selectProducts = compileOnce((db: Db, { ids }: { ids: string[] }) =>
  db.selectFrom('products').select(columns).where('id', 'in', ids).where('withdrawnAt', 'is', null),
)
