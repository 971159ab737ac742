import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { Order } from './product-orders.ts'

/** So many are sorted at once, which takes some milliseconds. */
const sortedAtOnce = 5000

/** Between the pieces other requests are served: 100,000 at once would take 100 ms. */
export async function sortedInPieces<Item>(items: Item[], order: Order<Item>) {
  const yieldIfDue = yieldRegularly()
  const pieces: Item[][] = []
  for (let from = 0; from < items.length; from += sortedAtOnce) {
    pieces.push(items.slice(from, from + sortedAtOnce).toSorted(order))
    await yieldIfDue()
  }
  return mergeInPieces(pieces, order)
}

async function mergeInPieces<Item>(pieces: Item[][], order: Order<Item>) {
  const yieldIfDue = yieldRegularly()
  let left = pieces
  while (left.length > 1) {
    const pairs: Item[][] = []
    for (let at = 0; at < left.length; at += 2) {
      pairs.push(merged(left[at] ?? [], left[at + 1] ?? [], order))
      await yieldIfDue()
    }
    left = pairs
  }
  return left[0] ?? []
}

function merged<Item>(some: Item[], others: Item[], order: Order<Item>) {
  const all: Item[] = []
  let at = 0
  for (const item of some) {
    for (let other = others[at]; other && order(other, item) < 0; other = others[at]) {
      all.push(other)
      at++
    }
    all.push(item)
  }
  return all.concat(others.slice(at))
}
