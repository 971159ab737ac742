import type { Web } from '../../app-context.ts'
import { llmsText } from './llms-text.ts'
import { countParts, readPart } from './read-map.ts'
import { securityPolicyText, securityText } from './security-text.ts'
import { mapOfMapsText, mapText, mostInMap } from './sitemap-text.ts'
import { webManifest } from './web-manifest.ts'

type RobotsPage = (web: Web) => string | Promise<string>

/** `isStored: false` where the text depends on more than the address and the public content. */
type Page = { type: string; text: RobotsPage; isStored?: false }

/**
 * What programs ask for. Not among the routes: the table of those goes to every visitor's browser,
 * where 50 bytes for each of these would be of no use.
 */
const pages: Record<string, Page> = {
  '/robots.txt': { type: 'text/plain', text: robotsText },
  '/.well-known/security.txt': { type: 'text/plain', text: securityText, isStored: false },
  '/.well-known/security-policy.txt': { type: 'text/plain', text: securityPolicyText },
  '/llms.txt': { type: 'text/plain', text: ({ publicUrl }) => llmsText(publicUrl) },
  '/sitemap.xml': { type: 'application/xml', text: siteMap },
  '/manifest.webmanifest': { type: 'application/manifest+json', text: webManifest },
}

export async function robotsPageOf(path: string, web: Web): Promise<Response | undefined> {
  const page = pages[path]
  if (page) return answer(await page.text(web), page.type, page.isStored)
  const [, part] = /^\/sitemaps\/([1-9]\d{0,5})\.xml$/.exec(path) ?? []
  return part === undefined ? undefined : partOfMap(web, Number(part))
}

/** The sign-in and the back office say `noindex` themselves: a robot must be let in to read that. */
function robotsText({ publicUrl }: Web) {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** Every page there is, or where the maps are that name them. */
async function siteMap({ app, publicUrl: site }: Web) {
  const parts = await countParts(app.db, mostInMap)
  if (parts > 1) return mapOfMapsText(parts, site)
  return mapText(await readPart(app.db, { number: 1, mostInMap, site }))
}

async function partOfMap({ app, publicUrl: site }: Web, number: number) {
  if (number > (await countParts(app.db, mostInMap))) return undefined
  return answer(mapText(await readPart(app.db, { number, mostInMap, site })), 'application/xml')
}

function answer(text: string, type: string, isStored = true) {
  const headers = new Headers({ 'Content-Type': `${type}; charset=utf-8` })
  if (!isStored) headers.set('Cache-Control', 'no-store')
  return new Response(text, { headers })
}
