import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { sql } from 'kysely'
import type { App, Db } from '../app.ts'
import type { Maker } from '../content/content-memory.ts'
import type { ListedQuery, ListKind } from './filter-products.ts'
import type { ProductsTable } from './products-table.ts'

/** When a row changed, and what lists and searches filter and sort by. */
export const followedColumns = [
  'id',
  'brand',
  'category',
  'stockStatus',
  'pricePaise',
  'sortPrice',
  'sortName',
  'changedIn',
  'withdrawnAt',
  'draftUntil',
] as const satisfies (keyof ProductsTable)[]

export type FollowedRow = Pick<ProductsTable, (typeof followedColumns)[number]>

/** A change of a category writes a new `changed_in` into its products, so that these are read again. */
export const hiddenSince = sql<string | null>`
  (select hidden_at from categories where name = products.category and removed_at is null)
`.as('hiddenSince')

/** In which list a row is. */
export function kindOf({
  draftUntil,
  hiddenSince,
}: {
  draftUntil: string | null
  hiddenSince: string | null
}): ListKind {
  if (draftUntil !== null) return 'Draft'
  return hiddenSince === null ? 'Published' : 'Hidden'
}

export type FollowDeps = Pick<App, 'db' | 'content' | 'memory'>

export type Follower<Value, Row extends FollowedRow> = {
  read: (products: ListedQuery) => Promise<Row[]>
  rowsAtOnce: number
  /** From all rows, in the order of their ids. */
  make: (rows: AsyncIterable<Row>) => Promise<Value>
  /** Applies the rows that have changed. */
  apply: (value: Value, rows: AsyncIterable<Row>) => Promise<void>
  isStale?: (value: Value) => boolean
  /** Called when every row that changed between the two versions has been applied. */
  complete?: (value: Value, from: number, to: number) => void
}

export function isCurrent({ content, memory }: FollowDeps, follower: Maker<unknown>) {
  const { value, version } = memory.of(follower)
  return value !== undefined && version >= content.current
}

/** Ends when everything up to the present content is read, or after `waitingTime` milliseconds. */
export async function catchUp<Value, Row extends FollowedRow>(
  app: FollowDeps,
  follower: Follower<Value, Row>,
  waitingTime = Infinity,
) {
  if (isCurrent(app, follower)) return
  if (waitingTime === Infinity) return catchUpFully(app, follower)
  const waiting = new AbortController()
  await Promise.race([catchUpFully(app, follower), waitFor(waitingTime, waiting.signal)])
  waiting.abort()
}

/** An update that is already running may have begun before the last change: then another follows. */
async function catchUpFully<Value, Row extends FollowedRow>(
  app: FollowDeps,
  follower: Follower<Value, Row>,
) {
  await follow(app, follower)
  if (!isCurrent(app, follower)) await follow(app, follower)
}

/** Reads in what has changed since the last time, or everything. Done once, however many ask. */
function follow<Value, Row extends FollowedRow>(app: FollowDeps, follower: Follower<Value, Row>) {
  const followed = app.memory.of(follower)
  followed.following ??= readIn(app, follower).finally(() => (followed.following = undefined))
  return followed.following
}

async function readIn<Value, Row extends FollowedRow>(
  { db, memory }: FollowDeps,
  follower: Follower<Value, Row>,
) {
  const { make, apply, isStale, complete } = follower
  const followed = memory.of(follower)
  // Read first: what is committed while the rows are read is read again the next time.
  const { version } = await db.selectFrom('content').select('version').executeTakeFirstOrThrow()
  const { value } = followed
  if (value === undefined || isStale?.(value)) {
    followed.value = await make(rowsOf(db, follower))
  } else {
    await apply(value, changesSince(db, follower, followed.version))
  }
  if (followed.value !== undefined) complete?.(followed.value, followed.version, version)
  followed.version = version
}

async function* rowsOf<Value, Row extends FollowedRow>(
  db: Db,
  { read, rowsAtOnce }: Follower<Value, Row>,
) {
  const yieldIfDue = yieldRegularly()
  let last = ''
  for (;;) {
    const rows = await read(
      db
        .selectFrom('products')
        .where('withdrawnAt', 'is', null)
        .where('id', '>', last)
        .orderBy('id')
        .limit(rowsAtOnce),
    )
    for (const row of rows) {
      yield row
      await yieldIfDue()
    }
    last = rows.at(-1)?.id ?? ''
    if (rows.length < rowsAtOnce) return
  }
}

async function* changesSince<Value, Row extends FollowedRow>(
  db: Db,
  { read, rowsAtOnce }: Follower<Value, Row>,
  since: number,
) {
  // All ids come before this one: what was changed in that version is known.
  let [changedIn, id] = [since, '~']
  const yieldIfDue = yieldRegularly()
  for (;;) {
    const rows = await read(
      db
        .selectFrom('products')
        .where((row) =>
          row.or([
            row('changedIn', '>', changedIn),
            row.and([row('changedIn', '=', changedIn), row('id', '>', id)]),
          ]),
        )
        .orderBy('changedIn')
        .orderBy('id')
        .limit(rowsAtOnce),
    )
    for (const row of rows) {
      yield row
      await yieldIfDue()
    }
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    changedIn = last.changedIn
    id = last.id
  }
}
