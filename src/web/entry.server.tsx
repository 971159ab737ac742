import { isRouteErrorResponse } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { htmlContext, webContext } from './app-context.ts'
import { finishPage } from './finish-page.ts'
import { renderPage } from './render-page.tsx'
import { structuredDataOf } from './site/seo/structured-data.ts'

/** The finished page, not a stream: it is cached, and its inline scripts are hashed for its policy. */
// oxlint-disable-next-line max-params -- so React Router calls it
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const rendered = await renderPage(routerContext, request.url)
  const { app, publicUrl } = context.get(webContext)
  const profile = await findSiteProfile(app)
  const nodes = status === 200 ? nodesOf(routerContext, publicUrl, profile) : []
  const { html, policy } = finishPage(rendered, { nodes, isHttps: publicUrl.startsWith('https:') })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy)
  context.set(htmlContext, html)
  return new Response(null, { status, headers })
}

function nodesOf({ staticHandlerContext }: EntryContext, publicUrl: string, profile: SiteProfile) {
  const { matches, loaderData } = staticHandlerContext
  const { id = '' } = matches.at(-1)?.route ?? {}
  return structuredDataOf(id, loaderData[id], publicUrl, profile)
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A page that does not exist is a normal response, not an error.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log } = context.get(webContext)
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  log.error({ path: new URL(request.url).pathname, reason }, 'page failed')
}
