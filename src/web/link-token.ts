/** The token of a link in an e-mail; empty where it is not valid. */
export function tokenIn({ searchParams }: URL) {
  const token = searchParams.get('token') ?? ''
  return /^[\w-]{1,100}$/.test(token) ? token : ''
}
