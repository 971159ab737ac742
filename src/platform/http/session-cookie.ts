import { isOwnOrigin } from './own-origin.ts'

/**
 * The cookie of a customer's session. `__Host-` takes it from this site alone, so that no neighbouring
 * domain can set it; browsers accept the prefix with `Secure` and `Path=/` alone.
 */
export function sessionCookieOf(publicUrl: string, token: string, seconds: number) {
  return `${nameOf(publicUrl)}=${token}; Max-Age=${seconds}; ${attributesOf(publicUrl)}`
}

export function endedSessionCookie(publicUrl: string) {
  return sessionCookieOf(publicUrl, '', 0)
}

/** The token in a request's Cookie header. With two cookies of this name there is no token: one of them is not ours. */
export function sessionTokenIn(publicUrl: string, header: string | undefined) {
  const name = nameOf(publicUrl)
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([key]) => key === name)
  const [[, token = ''] = []] = found
  return found.length === 1 && /^[\w-]{20,100}$/.test(token) ? token : undefined
}

type Posted = { origin: string | undefined; cookie: string | undefined; ownHosts: string[] }

/** The same for what a page of ours has sent. Every browser that sends the cookie names the origin too. */
export function postedSessionToken(publicUrl: string, { origin, cookie, ownHosts }: Posted) {
  const isOurs = origin !== undefined && isOwnOrigin(origin, ownHosts)
  return isOurs ? sessionTokenIn(publicUrl, cookie) : undefined
}

function nameOf(publicUrl: string) {
  return isSecure(publicUrl) ? '__Host-customer' : 'customer'
}

function attributesOf(publicUrl: string) {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? '; Secure' : ''}`
}

function isSecure(publicUrl: string) {
  return publicUrl.startsWith('https:')
}
