import { sql } from 'kysely'
import { featuredOrderMessages, mostFeatured } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { Refusal } from '../refusal.ts'
import { findAllLists } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'
import type { ListedEntry } from './ordered-products.ts'
import { newestFirst } from './product-orders.ts'
import { recordOf } from './product-views.ts'
import { readOfficeProducts } from './read-products.ts'

/** What was featured later than the order was set comes last, the newest at the end. */
export function inFeaturedOrder(entries: Iterable<ListedEntry>) {
  const placeOf = ({ featuredPlace }: ListedEntry) => featuredPlace || Infinity
  return [...entries]
    .filter(({ isFeatured }) => isFeatured)
    .toSorted((one, other) =>
      placeOf(one) === placeOf(other) ? -newestFirst(one, other) : placeOf(one) - placeOf(other),
    )
}

/** For the office: drafts and hidden categories too, which Home leaves out. */
export async function findFeaturedRecords(app: FollowDeps): Promise<ProductRecord[]> {
  const lists = Object.values(await findAllLists(app))
  const entries = inFeaturedOrder(lists.flatMap((list) => [...list.entries()]))
  const ids = entries.map(({ id }) => id)
  return (await readOfficeProducts(app, ids)).map(recordOf)
}

/** Those that are not named come last, in the order that they have. */
export async function orderFeatured(app: App, by: Actor, ids: string[]) {
  await inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    const before = await findPlaces(app.db)
    const named = ids.filter((id) => before.some((product) => product.id === id))
    const rest = before.flatMap(({ id }) => (named.includes(id) ? [] : id))
    const order = [...new Set([...named, ...rest])]
    for (const [at, id] of order.entries()) {
      await app.db
        .updateTable('products')
        .set({ featuredPlace: at + 1, changedIn })
        .where('id', '=', id)
        .execute()
    }
    await recordAudit(app, by, {
      action: 'featured.reordered',
      before: { ids: before.map(({ id }) => id) },
      after: { ids: order },
    })
  })
}

/** Belongs in the transaction that features products, after it has stored them. */
export async function refuseTooManyFeatured({ db }: App) {
  if ((await countFeatured(db)) <= mostFeatured) return
  const { tooMany } = featuredOrderMessages
  throw new Refusal('invalid', tooMany, { fields: { featured: tooMany } })
}

/** How many more can be featured. Belongs in the transaction that features them. */
export async function findFeaturedRoom({ db }: App) {
  return Math.max(0, mostFeatured - (await countFeatured(db)))
}

async function countFeatured(db: Db) {
  const { count } = await featured(db)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function findPlaces(db: Db) {
  return featured(db)
    .select('id')
    .orderBy((row) => row.case().when('featuredPlace', '=', 0).then(1).else(0).end())
    .orderBy('featuredPlace')
    .orderBy('id')
    .execute()
}

/** A constant in the text of the query: only then is the index of these products used. */
function featured(db: Db) {
  return db
    .selectFrom('products')
    .where('withdrawnAt', 'is', null)
    .where('featured', '=', sql.lit('Yes'))
}
