const home = '/admin/products'

/** Only the parser can say where an address leads: `//evil`, `/\evil` and `/admin/..//evil` all leave the site. */
export function nextPathOf(query: string) {
  const next = new URLSearchParams(query).get('next')
  const here = 'http://here'
  const url = next?.startsWith('/') && URL.canParse(next, here) ? new URL(next, here) : undefined
  if (url?.origin !== here || !isScreen(url.pathname)) return home
  return `${url.pathname}${url.search}${url.hash}`
}

export function loginPathFor({ pathname, search }: { pathname: string; search: string }) {
  return `/login?next=${encodeURIComponent(pathname + search)}`
}

/** Signing in or out is no place to go on to. */
function isScreen(path: string) {
  return /^\/admin(\/|$)/.test(path) && !/^\/admin\/(login|logout)(\/|$)/.test(path)
}
