import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { hasPresentProfile } from '#domain/find-site-profile.ts'
import { senderContext, webContext } from './app-context.ts'
import type { FormSender, Web } from './app-context.ts'
import { addRetryAfter, withOutageResponses } from './outage-responses.ts'
import { robotsPageOf } from './site/seo/robots-pages.ts'

export type PageHandler = (request: Request, sender?: FormSender) => Promise<Response>

/** The whole site as one function. The build's entry: its context keys and its routes come from one copy. */
export function createHandler(web: Web): PageHandler {
  // A form's Origin is compared with the site's own address: behind a TLS proxy the request's differs.
  const allowedActionOrigins = [new URL(web.publicUrl).host]
  const routes = withOutageResponses(build.routes)
  const handle = createRequestHandler({ ...build, routes, allowedActionOrigins })
  return async (request, sender) => {
    const isRead = request.method === 'GET'
    const robotsPage = isRead && (await robotsPageOf(new URL(request.url).pathname, web))
    if (robotsPage) return robotsPage
    const context = new RouterContextProvider()
    context.set(webContext, web)
    if (sender) context.set(senderContext, sender)
    const response = await handle(request, context)
    addRetryAfter(response)
    // The next request may find the database again.
    if (!hasPresentProfile(web.app)) response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
