/** For every response that is not a page: nothing may run or load. */
export const plainPolicy = "default-src 'none'; frame-ancestors 'none'"

const twoYears = 63_072_000

/** Headers of every response of this server. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const isHttps = publicUrl.startsWith('https:')
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not no-referrer: a form without scripts would then send `Origin: null` and be refused.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` } : {}),
  }
}
