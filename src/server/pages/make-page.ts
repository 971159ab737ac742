import { KeptAnswer } from '#platform/http/kept-answer.ts'
import type { MadeAnswer } from '#platform/http/answer-cache.ts'
import { securityHeaders } from '../security-headers.ts'
import { plainPolicy, policyOf } from './page-policy.ts'

type Site = { publicUrl: string; hasPolicy: boolean }

/** Prefetched data is used by the click that follows; a visitor never sees older than this. */
const loadedCaching = 'private, max-age=5'

/** The store asks each time, and mostly hears 304. */
const pageCaching = 'public, no-cache'

/** Makes an answer of what the site returned to a GET, with the policy of its finished text. */
export async function pageOf(made: Response, site: Site): Promise<MadeAnswer> {
  const isKept = made.status === 200 && !made.headers.get('Cache-Control')?.includes('no-store')
  const caching = isForRouter(made) ? loadedCaching : pageCaching
  return { answer: await answerOf(made, site, isKept ? caching : 'no-store'), isKept }
}

/** What a form gets is for the one who sent it. */
export function formAnswerOf(made: Response, site: Site) {
  if (made.status === 405) made.headers.set('Allow', 'GET, HEAD')
  return answerOf(made, site, 'no-store')
}

async function answerOf(made: Response, { publicUrl, hasPolicy }: Site, caching: string) {
  const body = await made.text()
  const isHttps = publicUrl.startsWith('https:')
  const policy = isPage(made) ? policyOf(body, isHttps) : plainPolicy
  return new KeptAnswer({
    status: made.status,
    headers: {
      ...Object.fromEntries(made.headers),
      ...securityHeaders(publicUrl),
      ...(hasPolicy ? { 'Content-Security-Policy': policy } : {}),
      'cache-control': caching,
    },
    body,
  })
}

/** What the router fetches instead of a page. */
function isForRouter(made: Response) {
  return made.headers.get('Content-Type')?.startsWith('text/x-script') ?? false
}

function isPage(made: Response) {
  return made.headers.get('Content-Type')?.startsWith('text/html') ?? false
}
