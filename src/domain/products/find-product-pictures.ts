import type { Picture } from '#contract/pictures/picture.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import type { Db } from '../app.ts'
import { pictureColumns, pictureOf } from '../pictures/picture-views.ts'
import { inBatches, padIds } from '../in-batches.ts'

/** All pictures of each product that has some, in their order, by the product's id. */
export async function findProductPictures(db: Db, ids: string[]): Promise<Map<string, Picture[]>> {
  const pictures = new Map<string, Picture[]>()
  const yieldIfDue = yieldRegularly()
  for (const some of inBatches(ids)) {
    await yieldIfDue()
    const rows = await selectPictures(db, { ids: padIds(some) })
    for (const [id, ofProduct] of Map.groupBy(rows, ({ productId }) => productId)) {
      pictures.set(id, ofProduct.map(pictureOf))
    }
  }
  return pictures
}

const selectPictures = compileOnce((db: Db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('productPictures')
    .innerJoin('pictures', 'pictures.key', 'productPictures.pictureKey')
    .select(['productId', 'originalName', ...pictureColumns])
    .where('productId', 'in', ids)
    .orderBy('productId')
    .orderBy('position'),
)
