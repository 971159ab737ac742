import { siteProfile } from '#contract/site/site-profile.ts'
import type { PageHead } from '../frame/page-meta.ts'
import { isNarrowed, listAddress } from '../frame/list-address.ts'
import type { ShownList } from './list-choices.ts'
import { listHeading } from './list-heading.ts'

/** One list has one address for search engines, whatever its order; a narrowed one has none. */
export function listHead(list: ShownList, search: string, publicUrl: string): PageHead {
  const { category, page } = list
  const heading = page > 1 ? `${listHeading(list)}, page ${page}` : listHeading(list)
  const isHidden = isNarrowed(search)
  return {
    title: heading,
    description: `${heading} from ${siteProfile.company}, ${siteProfile.address.city}: specification, price and stock of every model.`,
    canonical: isHidden ? undefined : `${publicUrl}${listAddress('', { category, page })}`,
    isHidden,
  }
}
