type Changes = Record<string, string | number | string[] | null>

/** The same list with one choice changed. Any change except of the page leads to the first page. */
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

const wide = ['category', 'sort', 'page', 'view']

/** True where the list has filters besides its category. */
export function isNarrowed(search: string) {
  return [...new URLSearchParams(search).keys()].some((name) => !wide.includes(name))
}
