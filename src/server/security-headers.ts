/** For everything that is not a page: nothing in it may run or load anything. */
export const plainPolicy = "default-src 'none'; frame-ancestors 'none'"

const twoYears = 63_072_000

/** On every answer of this server, whatever it is. */
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
