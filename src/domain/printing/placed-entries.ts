import { body } from './print-style.ts'
import type { PrintedGroup, PrintedProduct } from './print-task.ts'

/** Something that is drawn at a place of a page; pages are counted from the first with entries. */
export type Placed = PlacedGroup | PlacedProduct

type Spot = { page: number; y: number }
export type PlacedGroup = Spot & { kind: 'group'; group: PrintedGroup }
export type PlacedProduct = Spot & {
  kind: 'product'
  product: PrintedProduct
  height: number
  /** Nothing of its group stands above it on its page. */
  isFirst: boolean
}

type Heights = {
  /** Of the name of a group, with what stands below it on each page. */
  ofGroup: number
  /** Of what is repeated at the top of a page that begins within a group. */
  ofHead: number
  of(product: PrintedProduct): number
}

/** Where each group and each product stands, known before anything is drawn: the contents name the pages. */
export function placedEntries(groups: PrintedGroup[], heights: Heights): Placed[] {
  const placed: Placed[] = []
  let page = 0
  let y: number = body.top
  for (const group of groups) {
    const [first] = group.products
    if (!first) continue
    if (y + heights.ofGroup + heights.of(first) > body.bottom) {
      page++
      y = body.top
    }
    placed.push({ kind: 'group', group, page, y })
    const products = placedProducts(group, { page, y: y + heights.ofGroup }, heights)
    placed.push(...products)
    const last = products.at(-1)
    page = last?.page ?? page
    y = (last ? last.y + last.height : y) + groupGap
  }
  return placed
}

function placedProducts({ products }: PrintedGroup, from: Spot, heights: Heights): PlacedProduct[] {
  let { page, y } = from
  return products.map((product, index) => {
    const height = heights.of(product)
    const isOver = y + height > body.bottom
    if (isOver) {
      page++
      y = body.top + heights.ofHead
    }
    const placed = {
      kind: 'product',
      product,
      height,
      page,
      y,
      isFirst: isOver || index === 0,
    } as const
    y += height
    return placed
  })
}

const groupGap = 18
