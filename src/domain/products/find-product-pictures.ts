import type { Picture } from '#contract/pictures/picture.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { Db } from '../app.ts'
import { pictureColumns, pictureOf } from '../pictures/picture-views.ts'
import { inBatches } from './in-batches.ts'

type Identified = { id: string }

/** The first picture of each product that has one, by the product's id. */
export async function findFirstPictures(db: Db, products: Identified[]) {
  const rows = await findRows(db, products, 'first')
  return new Map(rows.map((row) => [row.productId, pictureOf(row)]))
}

/** All pictures of each product in their order, by the product's id. */
export async function findProductPictures(db: Db, products: Identified[]) {
  const pictures = new Map<string, Picture[]>(products.map(({ id }) => [id, []]))
  for (const row of await findRows(db, products, 'all')) {
    pictures.get(row.productId)?.push(pictureOf(row))
  }
  return pictures
}

async function findRows(db: Db, products: Identified[], which: 'first' | 'all') {
  const rows = []
  const yieldIfDue = yieldRegularly()
  for (const some of inBatches(products)) {
    await yieldIfDue()
    const ids = some.map(({ id }) => id)
    rows.push(...(await selectRows(db, ids, which).execute()))
  }
  return rows
}

function selectRows(db: Db, ids: string[], which: 'first' | 'all') {
  const rows = db
    .selectFrom('productPictures')
    .innerJoin('pictures', 'pictures.key', 'productPictures.pictureKey')
    .select(['productId', 'originalName', ...pictureColumns])
    .where('productId', 'in', ids)
    .orderBy('productId')
    .orderBy('position')
  return which === 'first' ? rows.where('position', '=', 0) : rows
}
