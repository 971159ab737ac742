/** The token of a link in an e-mail; empty where it is not valid. PostgreSQL refuses text with U+0000. */
export function tokenIn({ searchParams }: URL) {
  const token = searchParams.get('token') ?? ''
  return /^[\w-]{1,100}$/.test(token) ? token : ''
}
