/** The back office and its sign-in, which have no header and footer of the site. */
export function isOfficePath(path: string) {
  return /^\/(admin|login)(\/|$)/.test(path)
}
