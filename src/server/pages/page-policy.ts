import { createHash } from 'node:crypto'

/** All that run: what is told to search engines as data needs no permission. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/** For everything that is not a page: nothing in it may run or load anything. */
export const plainPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policy of one finished page. Kept pages are the same for everybody, so their inline scripts
 * are allowed by hash: a nonce would be known to all.
 */
export function policyOf(html: string, isHttps: boolean) {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')} 'strict-dynamic'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
