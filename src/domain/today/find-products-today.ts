import type { ProductQuality } from '#contract/products/product-quality.ts'
import { productGaps, subsetOfGap, todayLimits } from '#contract/today/today.ts'
import type { Figure, ProductGap, ProductsToday } from '#contract/today/today.ts'
import type { App } from '../app.ts'
import { listKinds } from '../products/filter-products.ts'
import { findLists } from '../products/find-lists.ts'
import { findProductIds } from '../products/find-product-list.ts'
import { findProductQuality } from '../products/find-product-quality.ts'
import { readOfficeProducts } from '../products/read-products.ts'
import { mostAsked, namedFigures } from './asked-products.ts'
import type { Asked } from './asked-products.ts'
import type { SearchSum, UsageSums } from '../usage/stored-usage.ts'
import { sumUsage } from '../usage/sum-usage.ts'
import type { Period } from './period.ts'

const { named, bars } = todayLimits

export async function findProductsToday(
  app: App,
  period: Period,
  asked: Asked,
): Promise<ProductsToday> {
  const [quality, askedFor, sums] = await Promise.all([
    findProductQuality(app),
    nameAskedFor(app, asked),
    readUsage(app, period),
  ])
  return {
    faulty: quality.faulty,
    gaps: await Promise.all(productGaps.map((gap) => findGap(app, gap, quality))),
    askedFor,
    views: await nameViewed(app, sums),
    searchesByDay: searchesOf(period, sums),
    searches: figuresOf(sums.searches),
    emptySearches: figuresOf(sums.emptySearches),
  }
}

/** The newest that lack it are named. */
async function findGap(app: App, gap: ProductGap, { faults }: ProductQuality) {
  const only = subsetOfGap[gap]
  const { count = 0 } = faults.find(({ fault }) => fault === only) ?? {}
  if (count === 0) return { gap, count, first: [] }
  const ids = await findProductIds(app, { only, among: listKinds, limit: named })
  const products = await readOfficeProducts(app, ids)
  return { gap, count, first: products.map(({ id, name }) => ({ id, name })) }
}

function nameAskedFor(app: App, asked: Asked): Promise<Figure[]> {
  const missing = asked.filter(({ entry }) => entry?.stockStatus === 'Out of Stock')
  return namedFigures(app, mostAsked(missing), named)
}

function readUsage({ db, usage }: App, { from }: Period) {
  return usage.stored.sumsSince(from, () => sumUsage(db, from))
}

async function nameViewed(app: App, { views }: UsageSums): Promise<Figure[]> {
  const lists = await findLists(app)
  const listed = views.filter(({ productId }) => lists.get(productId))
  const counted = listed.map(({ productId, views }) => ({ id: productId, value: views }))
  return namedFigures(app, counted, bars)
}

function searchesOf({ days }: Period, { searchesByDay }: UsageSums): Figure[] {
  const counts = new Map(searchesByDay.map(({ day, searches }) => [day, searches]))
  return days.map((name) => ({ name, value: counts.get(name) ?? 0, id: null }))
}

function figuresOf(searches: SearchSum[]): Figure[] {
  return searches.map(({ query, searches }) => ({ name: query, value: searches, id: null }))
}
