import { pictureAddress } from '#contract/pictures/picture.ts'
import { siteProfile } from '#contract/site/site-profile.ts'
import { escapedMarkup } from '#platform/markup/escaped-markup.ts'
import type { PageSummary, SharedPicture } from './page-summary.ts'

/** Drawn once, 1200 by 630, for pages that have no picture of their own. */
const ownPicture = { path: '/share.png', width: 1200, height: 630 }

/**
 * Puts into the finished page what only search engines and previews of links read. React never
 * sees it: under the policy it could not make a script when a visitor goes on to the next page.
 */
export function withHeadForRobots(html: string, page: PageSummary, site: string) {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  // What has no canonical address is not for the indexes.
  if (canonical === undefined) return html
  const nodes = page.nodes.length > 0 ? [scriptOf(page.nodes)] : []
  const tags = [...sharedTags(html, canonical, { ...page, site }), ...nodes]
  // As a function: a text would have its `$&` replaced.
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

type Shared = Pick<PageSummary, 'kind' | 'picture'> & { site: string }

/** Title, description and address stand in the page already, escaped as these need them. */
function sharedTags(html: string, canonical: string, { kind, picture, site }: Shared) {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const { address, width, height, alt } = pictureToShare(picture)
  return [
    property('og:type', kind),
    property('og:site_name', escapedMarkup(siteProfile.company)),
    property('og:locale', 'en_IN'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', `${site}${address}`),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', escapedMarkup(alt)),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]
}

function pictureToShare(shared: SharedPicture | undefined) {
  const { path, ...size } = ownPicture
  if (!shared) return { address: path, ...size, alt: siteProfile.tagline }
  const { key, width, height } = shared.picture
  return { address: pictureAddress(key, width), width, height, alt: shared.alt }
}

function property(name: string, content: string) {
  return `<meta property="${name}" content="${content}"/>`
}

/** `</script>` in a product's name ends nothing: there is no `<` in the text. */
function scriptOf(nodes: object[]) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
