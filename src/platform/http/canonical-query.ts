/** The canonical form of a query: only the known names, no empty values, sorted, encoded alike. */
export function canonicalQuery(asked: URLSearchParams, known: string[]) {
  const entries = [...asked].filter(([name, value]) => known.includes(name) && value !== '')
  const query = new URLSearchParams(entries)
  query.sort()
  return query
}

export function withQuery(path: string, query: URLSearchParams) {
  return query.size > 0 ? `${path}?${query}` : path
}
