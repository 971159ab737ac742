import type { Figure } from '#contract/today/today.ts'
import type { App } from '../app.ts'
import { findLists } from '../products/find-lists.ts'
import { readProducts } from '../products/read-products.ts'
import type { Period } from './period.ts'
import { enquiriesInUse } from '../enquiries/enquiries-in-use.ts'

export type Asked = Awaited<ReturnType<typeof findAskedProducts>>

type Counted = { id: string; value: number }

/** How many enquiries each product has; what is listed about it comes from memory. */
export async function findAskedProducts(app: App, { since }: Period) {
  const lists = await findLists(app)
  const rows = await enquiriesInUse(app.db)
    .select(['productId', (row) => row.fn.countAll<number>().as('count')])
    .where('createdAt', '>=', since)
    .groupBy('productId')
    .execute()
  return rows.map(({ productId, count }) => ({
    entry: productId === null ? undefined : lists.get(productId),
    count,
  }))
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
