/** Without an origin in the request, a form without scripts would be refused: hence not no-referrer. */
export const accountHeaders = {
  headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' },
}
