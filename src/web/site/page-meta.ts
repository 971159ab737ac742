import { siteProfile } from '#contract/site/site-profile.ts'

type PageMeta = {
  title: string
  description: string
  canonical?: string | undefined
  isHidden?: boolean
}

/** What a page says of itself in its head. Hidden: not for the indexes of search engines. */
export function pageMeta({ title, description, canonical, isHidden }: PageMeta) {
  return [
    { title: `${title} | ${siteProfile.company}` },
    { name: 'description', content: description },
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
