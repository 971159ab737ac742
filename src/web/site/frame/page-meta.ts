import { siteProfile } from '#contract/site/site-profile.ts'
import { sharedMeta } from './shared-meta.ts'
import type { SharedPage } from './shared-meta.ts'

export type PageHead = Omit<SharedPage, 'canonical'> & {
  canonical?: string | undefined
  isHidden?: boolean
}

/** What a page says of itself in its head. Hidden: not for the indexes of search engines. */
export function pageMeta({ canonical, isHidden, ...page }: PageHead) {
  const title = `${page.title} | ${siteProfile.company}`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    // Previews of links are made of what the server sends: the browser's bundle leaves them out.
    ...(import.meta.env.SSR && canonical ? sharedMeta({ ...page, title, canonical }) : []),
  ]
}
