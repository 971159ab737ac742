import type { MarkIconAddresses } from '#contract/company/mark-icons.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { findCategories } from '#domain/find-categories.ts'
import { findSiteProfile, findSiteTexts } from '#domain/find-site-profile.ts'
import { day } from '#platform/clock/clock.ts'
import type { Web } from '../../app-context.ts'
import { llmsText } from './llms-text.ts'
import { findFeed } from './product-feeds.ts'
import { countParts, readPart, mapOfMapsText, mapText, mostInMap } from './sitemap.ts'

type RobotsPage = (web: Web, profile: SiteProfile) => string | Promise<string>

/** `isStored: false` where the text depends on more than the address and the public content. */
type Page = { type: string; text: RobotsPage; isStored?: false }

/**
 * Addresses for programs. They are not among the routes, because the table of routes is sent to every
 * browser, at 50 bytes for each.
 */
const pages: Record<string, Page> = {
  '/robots.txt': { type: 'text/plain', text: robotsText },
  '/.well-known/security.txt': { type: 'text/plain', text: securityText, isStored: false },
  '/.well-known/security-policy.txt': { type: 'text/plain', text: securityPolicyText },
  '/llms.txt': {
    type: 'text/plain',
    text: languageModelText,
  },
  '/sitemap.xml': { type: 'application/xml', text: siteMap },
  '/manifest.webmanifest': { type: 'application/manifest+json', text: webManifest },
}

export async function robotsPageOf(path: string, web: Web): Promise<Response | undefined> {
  const page = pages[path]
  if (page) {
    const text = await page.text(web, await findSiteProfile(web.app))
    return response(text, page.type, page.isStored)
  }
  const { indexNowKey } = web.app
  if (indexNowKey && path === `/${indexNowKey}.txt`) return response(indexNowKey, 'text/plain')
  if (path.startsWith('/feeds/')) return feedOf(path, web)
  const [, part] = /^\/sitemaps\/([1-9]\d{0,5})\.xml$/.exec(path) ?? []
  return part === undefined ? undefined : partOfMap(web, Number(part))
}

async function languageModelText({ app, publicUrl }: Web, profile: SiteProfile) {
  const { about } = await findSiteTexts(app)
  const { shown } = await findCategories(app)
  const categories = shown.map(({ name }) => name)
  return llmsText(publicUrl, { profile, categories, lead: about.lead })
}

/** The sign-in and the back office say `noindex` themselves: a robot must be let in to read that. */
function robotsText({ publicUrl }: Web) {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** Every page there is, or where the maps are that name them. */
async function siteMap({ app, publicUrl: site }: Web) {
  const parts = await countParts(app, mostInMap)
  if (parts > 1) return mapOfMapsText(parts, site)
  return mapText(await readPart(app, { number: 1, mostInMap, site }))
}

async function partOfMap({ app, publicUrl: site }: Web, number: number) {
  if (number > (await countParts(app, mostInMap))) return undefined
  return response(mapText(await readPart(app, { number, mostInMap, site })), 'application/xml')
}

async function feedOf(path: string, web: Web) {
  const feed = await findFeed(path, web, await findSiteProfile(web.app))
  return feed && response(feed.text, feed.type)
}

function response(text: string, type: string, isStored = true) {
  const headers = new Headers({ 'Content-Type': `${type}; charset=utf-8` })
  if (!isStored) headers.set('Cache-Control', 'no-store')
  return new Response(text, { headers })
}

/** RFC 9116 recommends less than a year. */
const validFor = 180 * day

/** Where to report a vulnerability, for programs and for people: RFC 9116. */
function securityText({ app, publicUrl }: Web, { email }: SiteProfile) {
  const expires = new Date(app.clock.now().getTime() + validFor).toISOString()
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/.well-known/security-policy.txt`,
  ]
  return `${lines.join('\n')}\n`
}

function securityPolicyText(_web: Web, { company, email }: SiteProfile) {
  return `How to report a vulnerability of this site to ${company}

Write to ${email}. Say what you did, what the site answered, and what somebody
could do with it. You will hear from a person within three working days.

Please do not publish it before it is fixed. Please do not read, change or
delete data of other people, and do not slow the site down.
`
}

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]

function iconsOf({ small, large, maskable }: MarkIconAddresses) {
  return icons
    .slice(0, 3)
    .map((icon, at) => ({ ...icon, src: [small, large, maskable][at] ?? large }))
}

/** The web manifest, for the home screen of a phone. */
function webManifest(_web: Web, { company, shortName, tagline, mark }: SiteProfile) {
  return JSON.stringify({
    id: '/',
    name: company,
    short_name: shortName,
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#FBF8F3',
    theme_color: '#FBF8F3',
    icons: mark ? iconsOf(mark) : icons,
  })
}
