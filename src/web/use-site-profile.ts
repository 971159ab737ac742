import { useRouteLoaderData } from 'react-router'
import type { SiteProfile } from '#contract/company/shown-company.ts'

/** What every document has. */
export type RootData = { site: SiteProfile }

/** The company, in every component of the site and the office. */
export function useSiteProfile(): SiteProfile {
  const site = orLastSeen(useRouteLoaderData<() => RootData>('root')?.site)
  if (!site) throw new Error('No root data')
  return site
}

let lastSeen: SiteProfile | undefined

/** In a browser: the router forgets the data of the root when a navigation fails without a connection. */
function orLastSeen(site: SiteProfile | undefined) {
  if (site && !import.meta.env.SSR) lastSeen = site
  return site ?? lastSeen
}
