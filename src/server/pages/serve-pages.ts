import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#domain/app.ts'
import type { ResponseCache } from '#platform/http/response-cache.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { isOwnOrigin } from '#platform/http/own-origin.ts'
import { postedSessionToken, sessionTokenIn } from '#platform/http/session-cookie.ts'
import { departureSignal } from '#platform/http/departure-signal.ts'
import type { PageHandler } from '#web/handler.ts'
import { isOfficePath } from '#web/office-path.ts'
import { countProductView, countSearch } from './count-usage.ts'
import { formResponseOf, pageOf } from './make-page.ts'
import { pageAddressOf, redirectOf } from './page-address.ts'
import type { PageStorage } from './page-address.ts'
import { respondPlainError } from './plain-error.ts'

type Pages = {
  app: Pick<App, 'usage'>
  handle: PageHandler
  cache: ResponseCache
  publicUrl: string
  hasPolicy: boolean
}

/** Forms of the public site are small; what is larger is 413. */
const mostFormBytes = 64 * 1024

type Form = { Body: Buffer<ArrayBuffer> }

/** Every other address is a page, which may be the 404 page. */
export function servePages(fastify: FastifyInstance, pages: Pages) {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostFormBytes }, passBody)
  fastify.get('/*', (request, reply) => servePage(pages, request, reply))
  fastify.post<Form>('/*', (request, reply) => serveForm(pages, request, reply))
}

export async function servePage(pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  const url = new URL(`${pages.publicUrl}${request.url}`)
  const redirect = redirectOf(url)
  if (redirect) return reply.redirect(redirect, 301)
  const { address, storage } = pageAddressOf(url)
  // A page is rendered from its address alone, so nothing of one visitor can appear for another. Those that
  // depend on a session are no shared ones.
  const customerToken = customerTokenOf(pages, request, storage)
  const make = async () => {
    const asked = new Request(new URL(address, pages.publicUrl))
    const made = await pages.handle(asked, { customerToken })
    return pageOf(made, pages, storage)
  }
  const isShared = storage === 'everybody' || storage === 'server'
  const { usage } = pages.app
  const response = isShared ? await pages.cache.findOrMake(address, make) : await makeOwn()
  countProductView(usage, request.raw, response.status)
  reply.hijack()
  await response.send(request.raw, reply.raw)

  async function makeOwn() {
    const { response, found } = await make()
    if (found !== undefined) countSearch(usage, request.raw, url, found)
    return response
  }
}

async function serveForm(pages: Pages, request: FastifyRequest<Form>, reply: FastifyReply) {
  const own = `${request.protocol}://${request.host}`
  const url = new URL(`${URL.canParse(own) ? own : pages.publicUrl}${request.url}`)
  if (isOfOffice(url)) return respondNoForm(reply)
  // React Router takes / without it as the address of the root, which has no page for a refusal.
  if (url.pathname === '/') url.searchParams.set('index', '')
  const { 'content-type': type = '', origin, cookie } = request.headers
  const { storage } = pageAddressOf(url)
  const customerToken = customerTokenOf(pages, request, storage)
  const ownHosts = [url.host, new URL(pages.publicUrl).host]
  // Every browser that sends the cookie sends an origin with a form.
  const isForged = customerToken !== undefined && origin === undefined
  if (isForged || !isOwnOrigin(origin, ownHosts)) return respondPlainError(reply, 403)
  const headers = { 'Content-Type': type, ...(origin ? { Origin: origin } : {}) }
  const sender = {
    address: clientAddress(request.ip),
    signal: departureSignal(reply.raw),
    customerToken: postedSessionToken(pages.publicUrl, { origin, cookie, ownHosts }),
  }
  const made = await pages.handle(
    new Request(url, { method: 'POST', headers, body: request.body }),
    { sender, customerToken },
  )
  // The page would say that the fault is ours.
  if (made.response.status === 405) return respondNoForm(reply)
  const response = await formResponseOf(made, pages, storage)
  reply.hijack()
  await response.send(request.raw, reply.raw)
}

/** However the address is spelled, also where the router sends a form. */
function isOfOffice(url: URL) {
  const path = (redirectOf(url) ?? url.pathname).replace(/\?.*$/s, '')
  return isOfficePath(path.replace(/\.data$/, ''))
}

/** The screens of the office write by calls alone. */
function respondNoForm(reply: FastifyReply) {
  return respondPlainError(reply.header('Allow', 'GET, HEAD'), 405)
}

/** The token of a customer's session, for the pages of customers alone. */
function customerTokenOf({ publicUrl }: Pages, { headers }: FastifyRequest, storage: PageStorage) {
  return storage === 'customer' ? sessionTokenIn(publicUrl, headers.cookie) : undefined
}

async function passBody(_request: FastifyRequest, body: Buffer) {
  return body
}
