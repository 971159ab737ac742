import { listLimits } from '#contract/list-limits.ts'

type Paged = { page?: number | undefined; limit?: number | undefined }

/** A list asked for without page and limit is given whole. */
export function sliceOf<Query extends Paged>(query: Query): Query {
  const isPaged = query.page !== undefined || query.limit !== undefined
  return isPaged
    ? { ...query, page: query.page ?? 1, limit: query.limit ?? listLimits.onPage }
    : query
}

/** What an answer says of the page that was asked for. */
export async function pagingOf(query: Paged, count: () => Promise<number>) {
  const { page, limit } = sliceOf(query)
  return limit === undefined ? {} : { total: await count(), page, limit }
}
