import type { ReadOptions } from '../session/send-call.ts'

type LoadedList<Query, Found> = {
  queryOf: (params: URLSearchParams) => Query
  find: (query: Query, options: ReadOptions) => Promise<Found>
}

type Asked = { url: URL; request: Request; isShown?: boolean }

/**
 * Of the route of a list. Whoever arrives sees the skeleton at once; whoever is here keeps the old
 * rows until the new are there.
 */
export async function loadList<Query, Found>(
  list: LoadedList<Query, Found>,
  { url, request, isShown = location.pathname === url.pathname }: Asked,
) {
  const query = list.queryOf(url.searchParams)
  const listing = list.find(query, { signal: request.signal })
  return { query, listing: isShown ? await listing : listing }
}
