/**
 * False where a browser says that a form was sent from somebody else's page. React Router looks at
 * this too, but answers with a bare text and a stack in the log, which anybody could fill.
 */
export function isOwnOrigin(origin: string | undefined, ownHosts: string[]) {
  if (origin === undefined) return true
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host)
}
