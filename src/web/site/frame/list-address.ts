type Changes = Record<string, string | number | string[] | null>

/** The same list with one thing changed. Any change but the page's starts on the first page. */
export function listAddress(search: string, changes: Changes = {}) {
  const params = new URLSearchParams(search)
  params.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    params.delete(name)
    if (value === null || (name === 'page' && value === 1)) continue
    for (const one of [value].flat()) params.append(name, String(one))
  }
  // One spelling for each list, so that it is cached once.
  params.sort()
  const query = params.toString()
  return query === '' ? '/products' : `/products?${query}`
}

const narrowing = ['q', 'brand', 'stock', 'minPrice', 'maxPrice']

/** Is the list narrowed by more than its category? */
export function isNarrowed(search: string) {
  const params = new URLSearchParams(search)
  return narrowing.some((name) => params.has(name))
}
