import { isOfficePath } from './office-path.ts'

type ListedRoute = { id: string; parentId?: string | undefined; path?: string | undefined }
type ListedRoutes<Route> = Record<string, Route | undefined>

/** Where the build writes the list of routes without the back office. */
export function siteManifestOf(address: string) {
  return address.replace(/^\/assets\/manifest-/, '/assets/site-manifest-')
}

/** The routes without those of the back office and its sign-in. */
export function routesOfSite<Route extends ListedRoute>(routes: ListedRoutes<Route>) {
  return Object.fromEntries(
    Object.entries(routes).filter(([, route]) => route && !isOfOffice(route, routes)),
  )
}

function isOfOffice<Route extends ListedRoute>(
  { id, parentId = '', path }: ListedRoute,
  routes: ListedRoutes<Route>,
): boolean {
  if (id === 'admin/admin-layout' || isOfficePath(`/${path ?? ''}`)) return true
  const parent = routes[parentId]
  return parent !== undefined && isOfOffice(parent, routes)
}
