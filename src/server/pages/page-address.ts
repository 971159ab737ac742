import { ProductPageQuery } from '#contract/products/product-query.ts'
import { canonicalQuery, withQuery } from '#platform/http/canonical-query.ts'

/** What a page may be asked for in its query. All else is dropped before the page is made. */
const parametersOf: Record<string, string[]> = {
  '/products': Object.keys(ProductPageQuery.shape),
  '/enquiry': ['product', 'q', 'sent'],
  '/contact': ['as', 'sent'],
  '/admin/login': ['next'],
}

/** Searches are as many as people can think of, and a receipt is for one: they are made anew each time. */
const neverKept = ['q', 'sent', '_routes']

type PageAddress = { address: string; isKeepable: boolean }

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

/**
 * `/products/`, `//products`, `/Products` and `/%70roducts` are the same page as `/products`:
 * one spelling of it is enough, and only that one is kept.
 */
export function redirectOf(url: URL) {
  const [first = '', ...rest] = url.pathname.split('/').filter(Boolean).map(spelledOnce)
  const path = `/${[first.toLowerCase(), ...rest].join('/')}`
  return path === url.pathname ? undefined : `${path}${url.search}`
}

/** The escapes that a path needs, and no others. */
function spelledOnce(segment: string) {
  return encodeURIComponent(decodeURIComponent(segment)).replaceAll(
    /%(21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g,
    (escape) => decodeURIComponent(escape),
  )
}
