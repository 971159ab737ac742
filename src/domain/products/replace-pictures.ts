import { retention } from '#contract/privacy/retention.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import { inBatches } from '../in-batches.ts'
import type { PlacedPicture } from './store-product-pictures.ts'

/** The pictures of a product before and after a change. */
export type PictureEdit = { before: PlacedPicture[]; after: PlacedPicture[] }

type PicturedEdit = { product: { id: string }; pictures?: PictureEdit }

/**
 * Belongs in the transaction of the change, which has saved the new pictures. What is taken from a
 * product stays as long as the trash does, so that the change can be undone.
 */
export async function replacePictures(app: App, edits: PicturedEdit[]) {
  const changed = edits.flatMap(({ product, pictures }) =>
    pictures ? [{ productId: product.id, ...pictures }] : [],
  )
  if (changed.length === 0) return
  const ids = changed.map(({ productId }) => productId)
  await app.db.deleteFrom('productPictures').where('productId', 'in', ids).execute()
  await placeAll(app.db, changed)
  const replacedAt = now(app.clock)
  const taken = changed.flatMap(({ productId, before, after }) =>
    before
      .filter(({ pictureKey }) => !after.some((one) => one.pictureKey === pictureKey))
      .map(({ pictureKey }) => ({ id: newId(), productId, pictureKey, replacedAt })),
  )
  for (const some of inBatches(taken)) {
    await app.db.insertInto('replacedPictures').values(some).execute()
  }
}

/** Of products that have no pictures yet. */
export async function placeAll(db: Db, products: { productId: string; after: PlacedPicture[] }[]) {
  const rows = products.flatMap(({ productId, after }) =>
    after.map(({ pictureKey, originalName }, position) => ({
      productId,
      position,
      pictureKey,
      originalName,
    })),
  )
  for (const some of inBatches(rows)) {
    await db.insertInto('productPictures').values(some).execute()
  }
}

/** By the id of the product, in their order. */
export async function findPlacedPictures(db: Db, ids: string[]) {
  const placed = new Map<string, PlacedPicture[]>()
  for (const some of inBatches(ids)) {
    const rows = await db
      .selectFrom('productPictures')
      .select(['productId', 'pictureKey', 'originalName'])
      .where('productId', 'in', some)
      .orderBy('productId')
      .orderBy('position')
      .execute()
    for (const { productId, ...picture } of rows) {
      placed.set(productId, [...(placed.get(productId) ?? []), picture])
    }
  }
  return placed
}

export async function findKnownPictures(db: Db, keys: string[]) {
  const known = new Set<string>()
  for (const some of inBatches([...new Set(keys)])) {
    const rows = await db.selectFrom('pictures').select('key').where('key', 'in', some).execute()
    for (const { key } of rows) known.add(key)
  }
  return known
}

/** After as long as the trash. The sweep of pictures takes their files. */
export async function forgetReplacedPictures({ db, clock }: App) {
  const { numDeletedRows } = await db
    .deleteFrom('replacedPictures')
    .where('replacedAt', '<=', ago(clock, retention.trashDays * day))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
