import { ProductQuery } from '#contract/products/product-query.ts'
import { canonicalQuery, withQuery } from '#platform/http/canonical-query.ts'

/** What a page may be asked for in its query. All else is dropped before the page is made. */
const parametersOf: Record<string, string[]> = {
  '/products': Object.keys(ProductQuery.shape),
}

/** Searches are as many as people can think of: they are made anew each time. */
const neverKept = ['q', '_routes']

export type PageAddress = { address: string; isKeepable: boolean }

/** One address for all that mean the same page. */
export function pageAddressOf(url: URL): PageAddress {
  const page = url.pathname.replace(/\.data$/, '')
  const known = [...(parametersOf[page] ?? []), ...(page === url.pathname ? [] : ['_routes'])]
  const query = canonicalQuery(url.searchParams, known)
  return {
    address: withQuery(url.pathname, query),
    isKeepable: !neverKept.some((name) => query.has(name)),
  }
}

/** `/products/` and `//products` are the same page as `/products`: one address is enough. */
export function redirectOf(url: URL) {
  const path = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return path === url.pathname ? undefined : `${path}${url.search}`
}
