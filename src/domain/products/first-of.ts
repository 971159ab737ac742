import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { Order } from './product-orders.ts'

/** Beyond this number, sorting everything is faster. */
const mostPicked = 1000

/** The first so many in order: of thousands of hits a page shows a few. */
export function firstOf<Item>(items: Item[], count: number, order: Order<Item>): Item[] {
  if (count > mostPicked || count >= items.length) return items.toSorted(order).slice(0, count)
  const first: Item[] = []
  for (const item of items) {
    const last = first.at(-1)
    if (first.length === count && last !== undefined && order(item, last) >= 0) continue
    if (first.length === count) first.pop()
    const place = first.findLastIndex((before) => order(before, item) <= 0) + 1
    first.splice(place, 0, item)
  }
  return first
}

/** Few enough to be sorted in some milliseconds. */
const sortedAtOnce = 2000

/** The same in pieces, between which other requests are served. */
export async function firstInTurns<Item>(
  items: Item[],
  count: number,
  order: Order<Item>,
): Promise<Item[]> {
  const yieldIfDue = yieldRegularly()
  let first: Item[] = []
  for (let from = 0; from < items.length; from += sortedAtOnce) {
    const piece = firstOf(items.slice(from, from + sortedAtOnce), count, order)
    first = firstOf([...first, ...piece], count, order)
    await yieldIfDue()
  }
  return first
}
