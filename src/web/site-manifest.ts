/** Where the build writes the list of routes without the back office. */
export function siteManifestOf(address: string) {
  return address.replace(/^\/assets\/manifest-/, '/assets/site-manifest-')
}
