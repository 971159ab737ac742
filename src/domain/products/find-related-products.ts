import type { ProductCard, ProductPage } from '#contract/products/product.ts'
import type { Db } from '../app.ts'
import { filterProducts } from './filter-products.ts'
import { paiseOf, sortPriceOf } from './product-rules.ts'
import { cardColumns } from './product-views.ts'
import { withPictures } from './read-cards.ts'
import { distanceOf } from './related-rules.ts'

/** Of so many to either side in the order of prices the nearest are taken, in any catalogue. */
const candidates = 12

type Related = Pick<ProductPage, 'id' | 'category' | 'brand' | 'price'>

/** Others of the same category, the nearest in price and brand first. */
export async function findRelatedProducts(
  db: Db,
  product: Related,
  limit: number,
): Promise<ProductCard[]> {
  const rows = await Promise.all([
    selectDearer(db, product).execute(),
    selectCheaper(db, product).execute(),
  ])
  const nearest = rows
    .flat()
    .map((row) => ({ row, distance: distanceOf(row, rowOf(product)) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ row }) => row)
  return withPictures(db, nearest)
}

function selectDearer(db: Db, product: Related) {
  return selectOthers(db, product)
    .where('sortPrice', '>=', sortPriceOf(rowOf(product).pricePaise))
    .orderBy('sortPrice')
    .orderBy('id')
}

function selectCheaper(db: Db, product: Related) {
  return selectOthers(db, product)
    .where('sortPrice', '<', sortPriceOf(rowOf(product).pricePaise))
    .orderBy('sortPrice', 'desc')
    .orderBy('id', 'desc')
}

function selectOthers(db: Db, { id, category }: Related) {
  return filterProducts(db, { category })
    .select(cardColumns)
    .where('id', '!=', id)
    .limit(candidates)
}

function rowOf({ brand, price }: Related) {
  return { brand, pricePaise: paiseOf(price ?? 0) }
}
