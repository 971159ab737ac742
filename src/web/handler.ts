import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { hasPresentCategories } from '#domain/find-categories.ts'
import { isPreviewed } from '#contract/company/previewed-pages.ts'
import { findPreviewedCompany } from '#domain/company/preview-company.ts'
import { hasPresentProfile } from '#domain/find-site-profile.ts'
import { customerTokenContext, htmlContext, senderContext, webContext } from './app-context.ts'
import type { Visitor, Web } from './app-context.ts'
import { isOfficePath } from './office-path.ts'
import { addRetryAfter, withOutageResponses } from './outage-responses.ts'
import { routesOfSite, siteManifestOf } from './site-manifest.ts'
import { robotsPageOf } from './site/seo/robots-pages.ts'

/** `html` is the body of a page; a response without one has its own. */
export type MadePage = { response: Response; html: string | null }

export type PageHandler = (request: Request, visitor?: Visitor) => Promise<MadePage>

/** The whole site as one function. The build's entry: its context keys and its routes come from one copy. */
export function createHandler(web: Web): PageHandler {
  // A form's Origin is compared with the site's own address: behind a TLS proxy the request's differs.
  const allowedActionOrigins = [new URL(web.publicUrl).host]
  const routes = withOutageResponses(build.routes)
  const whole = { ...build, routes, allowedActionOrigins }
  const handleOffice = createRequestHandler(whole)
  const handleSite = createRequestHandler({ ...whole, ...partsOfSite(routes) })
  return async (request, { sender, customerToken } = {}) => {
    const isRead = request.method === 'GET'
    const { pathname } = new URL(request.url)
    const robotsPage = isRead && (await robotsPageOf(pathname, web))
    if (robotsPage) return { response: robotsPage, html: null }
    const context = new RouterContextProvider()
    context.set(webContext, await previewed(web, request))
    if (sender) context.set(senderContext, sender)
    if (customerToken) context.set(customerTokenContext, customerToken)
    const handle = isOfficePath(pathname.replace(/\.data$/, '')) ? handleOffice : handleSite
    const response = await handle(request, context)
    addRetryAfter(response)
    // The next request may find the database again.
    if (!hasPresentProfile(web.app) || !hasPresentCategories(web.app)) {
      response.headers.set('Cache-Control', 'no-store')
    }
    return { response, html: context.get(htmlContext) }
  }
}

/** With the company that an owner looks at before it is saved, where the address has its token. */
async function previewed(web: Web, { url }: Request): Promise<Web> {
  const { pathname, searchParams } = new URL(url)
  const token = searchParams.get('token')
  if (token === null || !isPreviewed(pathname)) return web
  const profile = await findPreviewedCompany(web.app, token)
  return profile ? { ...web, app: { ...web.app, previewed: profile } } : web
}

/**
 * No page of the site leads to a screen of the office without loading a document. Each request is compared
 * with all routes that the router has, so here it has those of the site alone.
 */
function partsOfSite(routes: ServerBuild['routes']) {
  const url = siteManifestOf(build.assets.url)
  const assets = { ...build.assets, url, routes: routesOfSite(build.assets.routes) }
  return { assets, routes: routesOfSite(routes) }
}
