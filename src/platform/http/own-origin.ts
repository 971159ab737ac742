/**
 * False where the browser reports that a form was sent from another site. React Router checks this
 * too, but responds with a bare text and logs a stack, so that anybody could fill the log.
 */
export function isOwnOrigin(origin: string | undefined, ownHosts: string[]) {
  if (origin === undefined) return true
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host)
}
