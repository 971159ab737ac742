import type { ProductCard, ProductPage } from '#contract/products/product.ts'
import { findLists } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'
import type { ListedEntry } from './ordered-products.ts'
import { paiseOf, sortPriceOf } from './product-rules.ts'
import { cardOf } from './product-views.ts'
import { distanceOf } from './related-rules.ts'
import { readProducts } from './read-products.ts'

/** Of so many to either side in the order of prices the nearest are taken, in any catalogue. */
const candidates = 12

/** What is in stock can be far in price, where much of a category is not. */
const alternativeCandidates = 200

type Related = Pick<ProductPage, 'id' | 'category' | 'brand' | 'price'>

/** Others of the same category, the nearest in price and brand first. */
export async function findRelatedProducts(
  app: FollowDeps,
  product: Related,
  limit: number,
): Promise<ProductCard[]> {
  return findNear(app, product, { limit, among: candidates, isWanted: () => true })
}

/** The same of those that are in stock, for a product that is not. */
export async function findAlternatives(
  app: FollowDeps,
  product: Related,
  limit: number,
): Promise<ProductCard[]> {
  const isWanted = ({ stockStatus }: ListedEntry) => stockStatus === 'In Stock'
  return findNear(app, product, { limit, among: alternativeCandidates, isWanted })
}

type Near = { limit: number; among: number; isWanted: (entry: ListedEntry) => boolean }

async function findNear(
  app: FollowDeps,
  { id, category, brand, price }: Related,
  { limit, among, isWanted }: Near,
): Promise<ProductCard[]> {
  const pricePaise = paiseOf(price ?? 0)
  const near = (await findLists(app)).nearestInPrice(category, sortPriceOf(pricePaise), among)
  const nearest = near
    .filter((entry) => entry.id !== id && isWanted(entry))
    .map((entry) => ({ id: entry.id, distance: distanceOf(entry, { brand, pricePaise }) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
  const products = await readProducts(
    app,
    nearest.map((one) => one.id),
  )
  return products.map(cardOf)
}
