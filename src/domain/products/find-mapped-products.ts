import type { Picture } from '#contract/pictures/picture.ts'
import type { Db } from '../app.ts'
import { filterProducts } from './filter-products.ts'
import { findProductPictures } from './find-product-pictures.ts'
import { pathOf } from './product-rules.ts'

export type MappedProduct = { path: string; changedAt: string; pictures: Picture[] }

type Slice = { offset: number; limit: number }

/** Oldest first: what is added later stands at the end, and earlier parts of the map stay as they are. */
export async function findMappedProducts(
  db: Db,
  { offset, limit }: Slice,
): Promise<MappedProduct[]> {
  const rows = await filterProducts(db, {})
    .select(['id', 'name', 'changedAt'])
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const pictures = await findProductPictures(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, changedAt }) => ({
    path: pathOf({ id, name }),
    changedAt,
    pictures: pictures.get(id) ?? [],
  }))
}

export async function countMappedProducts(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('categories')
    .select('products')
    .where('hiddenAt', 'is', null)
    .execute()
  return rows.reduce((total, { products }) => total + products, 0)
}
