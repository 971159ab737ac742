import { sql } from 'kysely'
import { productGaps, todayLimits } from '#contract/today/today.ts'
import type { Figure, ProductGap, ProductsToday } from '#contract/today/today.ts'
import type { App, Db } from '../app.ts'
import { readContentVersion } from '../content/watch-content-version.ts'
import { findLists } from '../products/find-lists.ts'
import { findProductQuality } from '../products/find-product-quality.ts'
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
  const [gaps, { faulty }, askedFor, sums] = await Promise.all([
    readGaps(app),
    findProductQuality(app),
    nameAskedFor(app, asked),
    readUsage(app, period),
  ])
  return {
    gaps,
    faulty,
    askedFor,
    views: await nameViewed(app, sums),
    searchesByDay: searchesOf(period, sums),
    searches: figuresOf(sums.searches),
    emptySearches: figuresOf(sums.emptySearches),
  }
}

/** Counted again only when a product has changed: it takes a look at every product. */
async function readGaps(app: App) {
  await readContentVersion(app)
  return app.memory.read(findGaps, app.content.current, () => findGaps(app.db))
}

function findGaps(db: Db) {
  return Promise.all(productGaps.map((gap) => findGap(db, gap)))
}

const lacks: Record<ProductGap, ReturnType<typeof sql<boolean>>> = {
  picture: sql<boolean>`not exists (select 1 from product_pictures where product_id = products.id)`,
  price: sql<boolean>`price_paise = 0`,
  hsnCode: sql<boolean>`hsn_code = ''`,
}

async function findGap(db: Db, gap: ProductGap) {
  const lacking = db.selectFrom('products').where('withdrawnAt', 'is', null).where(lacks[gap])
  const { count } = await lacking
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const first = await lacking.select(['id', 'name']).orderBy('id', 'desc').limit(named).execute()
  return { gap, count, first }
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
