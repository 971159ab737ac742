import { CachedResponse } from '#platform/http/cached-response.ts'
import { publicCaching } from '#platform/http/public-caching.ts'
import type { NewResponse } from '#platform/http/response-cache.ts'
import { plainPolicy, securityHeaders } from '../security-headers.ts'
import type { MadePage } from '#web/handler.ts'
import { foundHeader, topicsHeader } from '#web/page-headers.ts'
import type { PageStorage } from './page-address.ts'

type Site = { publicUrl: string; hasPolicy: boolean }

/** Seconds. Prefetched data is used by the click that follows, so this is the greatest age of what a visitor sees. */
const loadedCaching = 'private, max-age=5'

/** Browsers revalidate a stored page each time, mostly with 304. */
const pageCaching: Record<PageStorage, string> = {
  everybody: publicCaching,
  server: 'private, no-cache',
  reader: 'private, no-cache',
  nobody: 'no-store',
  customer: 'private, no-store',
}

/** The response to a GET. A page gets the policy of its own HTML. */
export async function pageOf(
  made: MadePage,
  site: Site,
  storage: PageStorage,
): Promise<NewResponse & { found?: number }> {
  const { status, headers } = made.response
  const isStorable = status === 200 && !headers.get('Cache-Control')?.includes('no-store')
  const isCached = isStorable && storage !== 'customer'
  const caching = cachingOf(
    made.response,
    isStorable || storage === 'customer' ? storage : 'nobody',
  )
  const topics = headers.get(topicsHeader)?.split(', ')
  headers.delete(topicsHeader)
  const found = headers.get(foundHeader)
  headers.delete(foundHeader)
  const response = await responseOf(made, site, caching)
  return {
    response,
    isCached,
    ...(topics && { topics }),
    ...(found !== null && { found: Number(found) }),
  }
}

function cachingOf(response: Response, storage: PageStorage) {
  const isOfOne = storage === 'nobody' || storage === 'customer'
  return isForRouter(response) && !isOfOne ? loadedCaching : pageCaching[storage]
}

/** The response to a form is for its sender alone, and never cached. */
export function formResponseOf(made: MadePage, site: Site, storage: PageStorage) {
  return responseOf(made, site, pageCaching[storage === 'customer' ? storage : 'nobody'])
}

async function responseOf(
  { response, html }: MadePage,
  { publicUrl, hasPolicy }: Site,
  caching: string,
) {
  const body = html ?? (await response.text())
  const { headers } = response
  const referrerPolicy = headers.get('Referrer-Policy')
  const replaced = {
    ...securityHeaders(publicUrl),
    // A page whose address holds a secret is stricter than the others.
    ...(referrerPolicy ? { 'Referrer-Policy': referrerPolicy } : {}),
    ...(hasPolicy
      ? { 'Content-Security-Policy': headers.get('Content-Security-Policy') ?? plainPolicy }
      : {}),
    'Cache-Control': caching,
  }
  for (const name of ['Content-Security-Policy', ...Object.keys(replaced)]) headers.delete(name)
  // As a list: an object has only the last of several `Set-Cookie`.
  const all = [...headers, ...Object.entries(replaced)].flat()
  return new CachedResponse({ status: response.status, headers: all, body })
}

/** The `.data` responses that the router requests instead of a page. */
function isForRouter({ headers }: Response) {
  return headers.get('Content-Type')?.startsWith('text/x-script') ?? false
}
