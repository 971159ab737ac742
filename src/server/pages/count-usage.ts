import type { IncomingMessage } from 'node:http'
import { specParameters } from '#contract/specifications/spec-query.ts'
import type { UsageCounts } from '#domain/usage/usage-counts.ts'
import { isProgram } from '#domain/usage/usage-rules.ts'

const productPage = '/products-details/'
const idLength = 26

/** Counts a response that shows a product. The router reads the same page as `.data`. */
export function countProductView(usage: UsageCounts, request: IncomingMessage, status: number) {
  const { url = '', method } = request
  if (status !== 200 || method !== 'GET' || !url.startsWith(productPage)) return
  if (isProgram(request.headers['user-agent'])) return
  usage.countView(url.slice(productPage.length, productPage.length + idLength))
}

/** Filters, orders and further pages of a search are no search of their own. */
const uncounted = [
  'page',
  'brand',
  'stock',
  'minPrice',
  'maxPrice',
  'sort',
  'view',
  ...specParameters,
]

export function countSearch(
  usage: UsageCounts,
  request: IncomingMessage,
  { searchParams }: URL,
  found: number,
) {
  if (request.method !== 'GET' || isProgram(request.headers['user-agent'])) return
  if (uncounted.some((name) => searchParams.get(name))) return
  usage.countSearch(searchParams.get('q') ?? '', found)
}
