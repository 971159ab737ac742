import { thisTab } from '../../ui/browser-store.ts'

const key = 'openingOffice'

/**
 * Where a script of the office cannot be loaded, the router reloads the sign-in page, which would try again
 * without end. False where this version of the pages has tried: its files may have gone with an update.
 */
export function beginOpening() {
  const version = versionOfPages()
  if (thisTab.get(key) === version) return false
  thisTab.set(key, version)
  return true
}

/** It is open, or somebody wants another try. */
export function endOpening() {
  thisTab.remove(key)
}

/** As React Router names it. */
function versionOfPages() {
  return String(Object(window)['__reactRouterManifest']?.version)
}
