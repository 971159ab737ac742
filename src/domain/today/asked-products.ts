import type { Figure } from '#contract/today/today.ts'
import type { App, Db } from '../app.ts'
import { findLists } from '../products/find-lists.ts'
import { readProducts } from '../products/read-products.ts'
import type { Period } from './period.ts'
import { enquiriesInUse } from '../enquiries/enquiries-in-use.ts'

export type Asked = Awaited<ReturnType<typeof findAskedProducts>>

type Counted = { id: string; value: number }

/** How many enquiries each product has; what a list shows of it comes from memory. */
export async function findAskedProducts(app: App, { since }: Period) {
  const lists = await findLists(app)
  const entries = (await countAsked(app.db, since)).map(({ productId, count }) => ({
    productId,
    count,
    entry: productId === null ? undefined : lists.get(productId),
  }))
  const unlisted = entries.flatMap(({ productId, entry }) => (entry ? [] : (productId ?? [])))
  const categories = await findCategories(app.db, unlisted)
  return entries.map(({ productId, count, entry }) => ({
    count,
    entry,
    category: entry?.category ?? categories.get(productId ?? ''),
  }))
}

/** An enquiry about several products counts for each of them. */
async function countAsked(db: Db, since: string) {
  const about = enquiriesInUse(db)
    .leftJoin('enquiryProducts', 'enquiryId', 'enquiries.id')
    .select((row) =>
      row.fn.coalesce('enquiryProducts.productId', 'enquiries.productId').as('productId'),
    )
    .where('createdAt', '>=', since)
  return db
    .selectFrom(about.as('about'))
    .select(['productId', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('productId')
    .execute()
}

/** Of products that are withdrawn, or drafts again. */
async function findCategories(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'category'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, category }) => [id, category]))
}

/** The listed ones, the most asked for first. */
export function mostAsked(asked: Asked): Counted[] {
  return asked
    .flatMap(({ entry, count }) => (entry ? [{ id: entry.id, value: count }] : []))
    .toSorted((one, other) => other.value - one.value || (one.id < other.id ? -1 : 1))
}

/** The first of them by name. */
export async function namedFigures(app: App, counted: Counted[], most: number): Promise<Figure[]> {
  const products = await readProducts(
    app,
    counted.slice(0, most).map(({ id }) => id),
  )
  const names = new Map(products.map(({ id, name }) => [id, name]))
  return counted.slice(0, most).flatMap(({ id, value }) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name, value }]
  })
}
