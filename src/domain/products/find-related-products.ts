import type { ProductCard, ProductPage } from '#contract/products/product.ts'
import { findLists } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'
import { paiseOf, sortPriceOf } from './product-rules.ts'
import { cardOf } from './product-views.ts'
import { distanceOf } from './related-rules.ts'
import { readProducts } from './read-products.ts'

/** Of so many to either side in the order of prices the nearest are taken, in any catalogue. */
const candidates = 12

type Related = Pick<ProductPage, 'id' | 'category' | 'brand' | 'price'>

/** Others of the same category, the nearest in price and brand first. */
export async function findRelatedProducts(
  app: FollowDeps,
  { id, category, brand, price }: Related,
  limit: number,
): Promise<ProductCard[]> {
  const pricePaise = paiseOf(price ?? 0)
  const near = (await findLists(app)).nearestInPrice(category, sortPriceOf(pricePaise), candidates)
  const nearest = near
    .filter((entry) => entry.id !== id)
    .map((entry) => ({ id: entry.id, distance: distanceOf(entry, { brand, pricePaise }) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
  const products = await readProducts(
    app,
    nearest.map((one) => one.id),
  )
  return products.map(cardOf)
}
