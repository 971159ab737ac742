import { sql } from 'kysely'
import { productGaps, todayLimits } from '#contract/today/today.ts'
import type { Figure, ProductGap, ProductsToday } from '#contract/today/today.ts'
import type { App, Db } from '../app.ts'
import { readContentVersion } from '../content/watch-content-version.ts'
import { findLists } from '../products/find-lists.ts'
import { mostAsked, namedFigures } from './asked-products.ts'
import type { Asked } from './asked-products.ts'
import { otherQueries } from '../usage/usage-rules.ts'
import type { Period } from './period.ts'

const { named, bars } = todayLimits

export async function findProductsToday(
  app: App,
  period: Period,
  asked: Asked,
): Promise<ProductsToday> {
  const { db } = app
  const [gaps, askedFor, views, searchesByDay, searches, emptySearches] = await Promise.all([
    readGaps(app),
    nameAskedFor(app, asked),
    countViews(app, period),
    countSearchesByDay(db, period),
    countSearches(db, period, 'count'),
    countSearches(db, period, 'without_result'),
  ])
  return { gaps, askedFor, views, searchesByDay, searches, emptySearches }
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

async function countViews(app: App, { days }: Period): Promise<Figure[]> {
  const lists = await findLists(app)
  const rows = await app.db
    .selectFrom('productViews')
    .select(['productId', sql<number>`sum(count)`.as('views')])
    .where('day', '>=', firstOf(days))
    .groupBy('productId')
    .orderBy('views', 'desc')
    .orderBy('productId')
    // Some may have been withdrawn since.
    .limit(4 * bars)
    .execute()
  const listed = rows.filter(({ productId }) => lists.get(productId))
  const counted = listed.map(({ productId, views }) => ({ id: productId, value: views }))
  return namedFigures(app, counted, bars)
}

async function countSearchesByDay(db: Db, { days }: Period): Promise<Figure[]> {
  const rows = await db
    .selectFrom('searches')
    .select(['day', sql<number>`sum(count)`.as('searches')])
    .where('day', '>=', firstOf(days))
    .groupBy('day')
    .execute()
  const counts = new Map(rows.map(({ day, searches }) => [day, searches]))
  return days.map((name) => ({ name, value: counts.get(name) ?? 0, id: null }))
}

async function countSearches(
  db: Db,
  { days }: Period,
  column: 'count' | 'without_result',
): Promise<Figure[]> {
  const sum = sql<number>`sum(${sql.ref(`searches.${column}`)})`
  const rows = await db
    .selectFrom('searches')
    .select(['query', sum.as('searches')])
    .where('day', '>=', firstOf(days))
    .where('query', '!=', otherQueries)
    .where(column === 'count' ? 'count' : 'withoutResult', '>', 0)
    .groupBy('query')
    .orderBy('searches', 'desc')
    .orderBy('query')
    .limit(bars)
    .execute()
  return rows.map(({ query, searches }) => ({ name: query, value: searches, id: null }))
}

function firstOf([first = '']: string[]) {
  return first
}
