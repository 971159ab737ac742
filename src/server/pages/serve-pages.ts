import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#domain/app.ts'
import type { ResponseCache } from '#platform/http/response-cache.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { departureSignal } from '#platform/http/departure-signal.ts'
import type { PageHandler } from '#web/handler.ts'
import { countProductView, countSearch } from './count-usage.ts'
import { formResponseOf, pageOf } from './make-page.ts'
import { isOwnOrigin } from './own-origin.ts'
import { pageAddressOf, redirectOf } from './page-address.ts'
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
  // The page is rendered from its address alone, so nothing of one visitor can appear for another.
  const make = async () => {
    const made = await pages.handle(new Request(new URL(address, pages.publicUrl)))
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
  const { 'content-type': type = '', origin } = request.headers
  if (!isOwnOrigin(origin, [url.host, new URL(pages.publicUrl).host])) {
    return respondPlainError(reply, 403)
  }
  const headers = { 'Content-Type': type, ...(origin ? { Origin: origin } : {}) }
  const sender = { address: clientAddress(request.ip), signal: departureSignal(reply.raw) }
  const made = await pages.handle(
    new Request(url, { method: 'POST', headers, body: request.body }),
    sender,
  )
  const response = await formResponseOf(made, pages)
  reply.hijack()
  await response.send(request.raw, reply.raw)
}

async function passBody(_request: FastifyRequest, body: Buffer) {
  return body
}
