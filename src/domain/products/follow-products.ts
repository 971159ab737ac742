import { second } from '#platform/clock/clock.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import type { App, Db } from '../app.ts'
import { SearchIndex } from '../search/search-index.ts'
import { specsOf } from './product-views.ts'
import type { ProductsTable } from './products-table.ts'

export type SearchDeps = Pick<App, 'db' | 'content' | 'search'>

const rowsAtOnce = 100
const longestWait = second

const columns = [
  'id',
  'name',
  'brand',
  'category',
  'modelNo',
  'hsnCode',
  'specs',
  'stockStatus',
  'pricePaise',
  'sortPrice',
  'sortName',
  'changedIn',
  'withdrawnAt',
] as const

type IndexedRow = Pick<ProductsTable, (typeof columns)[number]>

/**
 * The index as the content is now. After a wait that a person may not notice, the one there is; while
 * the first one is made there is none.
 */
export async function findSearchIndex(
  app: SearchDeps,
  patience = longestWait,
): Promise<SearchIndex | undefined> {
  if (!isCurrent(app)) {
    const waiting = new AbortController()
    await Promise.race([catchUp(app), waitFor(patience, waiting.signal)])
    waiting.abort()
  }
  return app.search.index
}

/** An update that is already running may have begun before the last change: then another follows. */
async function catchUp(app: SearchDeps) {
  await followProducts(app)
  if (!isCurrent(app)) await followProducts(app)
}

/** Reads in what has changed since the last time, or everything. Done once, however many ask. */
export function followProducts(app: SearchDeps) {
  app.search.following ??= follow(app).finally(() => (app.search.following = undefined))
  return app.search.following
}

function isCurrent({ search, content }: SearchDeps) {
  return search.index !== undefined && search.version >= content.current
}

async function follow({ db, search }: SearchDeps) {
  // Read first: what is committed while the rows are read is read again the next time.
  const { version } = await db.selectFrom('content').select('version').executeTakeFirstOrThrow()
  const { index } = search
  if (index && !index.isStale) {
    await takeChanges(db, index, search.version)
  } else {
    search.index = await indexOfAll(db)
  }
  search.version = version
}

async function indexOfAll(db: Db) {
  const index = new SearchIndex()
  const yieldIfDue = yieldRegularly()
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(columns)
      .where('withdrawnAt', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    for (const row of rows) {
      take(index, row)
      await yieldIfDue()
    }
    last = rows.at(-1)?.id ?? ''
    if (rows.length < rowsAtOnce) return index
  }
}

async function takeChanges(db: Db, index: SearchIndex, since: number) {
  const yieldIfDue = yieldRegularly()
  // All ids come before this one: what was changed in that version is known.
  let [changedIn, id] = [since, '~']
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(columns)
      .where((row) =>
        row.or([
          row('changedIn', '>', changedIn),
          row.and([row('changedIn', '=', changedIn), row('id', '>', id)]),
        ]),
      )
      .orderBy('changedIn')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    for (const row of rows) {
      take(index, row)
      await yieldIfDue()
    }
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    changedIn = last.changedIn
    id = last.id
  }
}

function take(index: SearchIndex, row: IndexedRow) {
  if (row.withdrawnAt !== null) return index.remove(row.id)
  const { id, name, brand, category, modelNo, hsnCode } = row
  const specs = hsnCode === '' ? specsOf(row) : [...specsOf(row), `HSN: ${hsnCode}`]
  const { stockStatus, pricePaise, sortPrice, sortName } = row
  index.put(
    { id, brand, category, stockStatus, pricePaise, sortPrice, sortName },
    { name, brand, category, modelNo, specs },
  )
}
