import { ProductPageQuery } from '#contract/products/product-query.ts'
import { specParameters } from '#contract/specifications/spec-query.ts'
import { canonicalQuery, withQuery } from '#platform/http/canonical-query.ts'
import { isOfficePath } from '#web/office-path.ts'

/** The query parameters of each page. Others are removed before the page is rendered. */
const parametersOf: Record<string, string[]> = {
  '/': ['token'],
  '/about': ['token'],
  '/products': Object.keys(ProductPageQuery.in.shape),
  '/products.csv': Object.keys(ProductPageQuery.in.shape),
  '/compare': ['ids', 'only'],
  '/enquiry': ['product', 'q', 'sent'],
  '/contact': ['as', 'sent', 'token'],
  '/offers/stop': ['token'],
  '/products-back-in-stock': ['product', 'sent', 'token', 'done'],
  '/privacy/my-data': ['sent'],
  '/privacy/my-data/confirm': ['token', 'done'],
  '/privacy/my-data/file': ['token'],
  '/account/password': ['token', 'done'],
  '/admin/login': ['next'],
  '/admin/letters': ['state', 'page'],
  '/login/reset': ['token'],
}

/** Searches, comparisons and filters by specification differ too much to be worth caching. */
const neverCached = ['q', 'ids', '_routes', ...specParameters]

/** Pages with a reference or a token are for one person. */
const personal = ['sent', 'token', 'done']

/**
 * The pages of customers, and what the router loads of them: `/account.data`. They alone get the cookie of a
 * session, and no cache gets them, whatever their query is and whether anybody is signed in.
 */
const accountPage = /^\/account(?![^/.])/

const accountParameters = ['page', 'next', 'done', 'again', 'remove']

/**
 * Who may store a page besides the reader's browser: the server and every proxy, the server alone,
 * neither (`reader`), or not even the browser (`nobody`, and `customer` where the page depends on the session).
 */
export type PageStorage = 'everybody' | 'server' | 'reader' | 'nobody' | 'customer'

type PageAddress = { address: string; storage: PageStorage }

/** The canonical address of a page. */
export function pageAddressOf(url: URL): PageAddress {
  const page = url.pathname.replace(/\.data$/, '')
  const ofPage = parametersOf[page] ?? (accountPage.test(page) ? accountParameters : [])
  const known = [...ofPage, ...(page === url.pathname ? [] : ['_routes'])]
  const query = canonicalQuery(url.searchParams, known)
  return {
    address: withQuery(url.pathname, query),
    storage: storageOf(page, query),
  }
}

function storageOf(page: string, query: URLSearchParams): PageStorage {
  if (accountPage.test(page)) return 'customer'
  if (personal.some((name) => query.has(name))) return 'nobody'
  if (neverCached.some((name) => query.has(name))) return 'reader'
  // Screens of the back office hold nothing personal until the browser fills them, but no proxy needs them.
  return isOfficePath(page) ? 'server' : 'everybody'
}

/**
 * `/products/`, `//products`, `/Products` and `/%70roducts` are the same page as `/products`:
 * only one spelling is served and cached.
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
