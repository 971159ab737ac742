import { withFields } from '#contract/call-request.ts'
import { listLimits } from '#contract/list-limits.ts'

type Paged = { page?: number | undefined; limit?: number | undefined }

type Slice<Query> = Query & { page: number; limit: number }

/** How the items of a list are read and counted. */
type List<Query, Item> = {
  /** Relative to /api. */
  path: string
  find: (slice: Slice<Query>) => Promise<Item[]>
  count: () => number | Promise<number>
}

type Part<Item> = {
  items: Item[]
  paging: { total?: number; page?: number; limit?: number; next?: string }
}

/** The requested page, or the whole list up to `listLimits.whole`. */
export async function findPart<Query extends Paged, Item>(
  query: Query,
  list: List<Query, Item>,
): Promise<Part<Item>> {
  if (query.page === undefined && query.limit === undefined) return findWhole(query, list)
  const { page = 1, limit = listLimits.onPage } = query
  const items = await list.find({ ...query, page, limit })
  const total = await list.count()
  const next = page * limit < total ? nextOf(list.path, { ...query, page: page + 1, limit }) : {}
  return { items, paging: { total, page, limit, ...next } }
}

/** How many a list of one status has, or of all. */
export function countOf<Status extends string>(
  counts: Record<Status, number>,
  status: Status | undefined,
) {
  if (status) return counts[status]
  return Object.values<number>(counts).reduce((sum, count) => sum + count, 0)
}

/** One item more than the limit shows whether there are more, without counting them. */
async function findWhole<Query extends Paged, Item>(
  query: Query,
  { path, find, count }: List<Query, Item>,
): Promise<Part<Item>> {
  const { whole, limit } = listLimits
  const items = await find({ ...query, page: 1, limit: whole + 1 })
  if (items.length <= whole) return { items, paging: {} }
  const next = nextOf(path, { ...query, page: whole / limit + 1, limit })
  return { items: items.slice(0, whole), paging: { total: await count(), ...next } }
}

/** The address of the following part, with the filters of this one. */
function nextOf(path: string, query: object) {
  return { next: withFields(`/api${path}`, query) }
}
