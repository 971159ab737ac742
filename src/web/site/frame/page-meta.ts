import { pictureAddress } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'

export type PageHead = Omit<SharedPage, 'canonical'> & {
  canonical?: string | undefined
  isHidden?: boolean
}

/** The meta elements of a page. Hidden: search engines must not index it. */
export function pageMeta(site: SiteProfile, { canonical, isHidden, ...page }: PageHead) {
  const title = `${page.title} | ${site.company}`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    // Link previews are made from the served page, so the browser's bundle leaves them out.
    ...(import.meta.env.SSR && canonical ? sharedMeta(site, { ...page, title, canonical }) : []),
  ]
}

type SharedPage = {
  title: string
  description: string
  canonical: string
  kind?: 'website' | 'product'
  picture?: { picture: Picture; alt: string } | undefined
}

/** Drawn once, 1200 by 630, for pages that have no picture of their own. */
const ownPicture = { path: '/share.png', width: 1200, height: 630 }

/** The text and picture of link previews. */
function sharedMeta(
  site: SiteProfile,
  { title, description, canonical, kind, picture }: SharedPage,
) {
  const { path, width, height, alt } = pictureToShare(picture) ?? {
    ...ownPicture,
    alt: site.tagline,
  }
  return [
    property('type', kind ?? 'website'),
    property('site_name', site.company),
    property('locale', 'en_IN'),
    property('title', title),
    property('description', description),
    property('url', canonical),
    property('image', new URL(path, canonical).href),
    property('image:width', String(width)),
    property('image:height', String(height)),
    property('image:alt', alt),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function pictureToShare(shared: SharedPage['picture']) {
  if (!shared) return undefined
  const { key, width, height } = shared.picture
  return { path: pictureAddress(key, width), width, height, alt: shared.alt }
}

function property(name: string, content: string) {
  return { property: `og:${name}`, content }
}
