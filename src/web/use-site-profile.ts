import { useRouteLoaderData } from 'react-router'
import type { CategoryIcon, ShownCategory } from '#contract/categories/category.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'

/** What every document has. */
export type RootData = { site: SiteProfile; categories: ShownCategory[] }

/** The company, in every component of the site and the office. */
export function useSiteProfile(): SiteProfile {
  return useRootData().site
}

/** In their order, without those that are hidden. */
export function useShownCategories(): ShownCategory[] {
  return useRootData().categories
}

/** Also for a category that the page does not know, because it is hidden or newer than the page. */
export function useCategoryIcon(category: string): CategoryIcon {
  return useShownCategories().find(({ name }) => name === category)?.icon ?? 'accessories'
}

function useRootData() {
  const data = orLastSeen(useRouteLoaderData<() => RootData>('root'))
  if (!data) throw new Error('No root data')
  return data
}

let lastSeen: RootData | undefined

/** In a browser: the router forgets the data of the root when a navigation fails without a connection. */
function orLastSeen(data: RootData | undefined) {
  if (data && !import.meta.env.SSR) lastSeen = data
  return data ?? lastSeen
}
