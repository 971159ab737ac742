import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#domain/app.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { CachedResponse } from '#platform/http/cached-response.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { openApiDocument } from './openapi-document.ts'

type Documents = { app: App; publicUrl: string; headers: Record<string, string> }
type Document = ReturnType<typeof openApiDocument>

const styleHash = createHash('sha256').update(docsStyle).digest('base64')

const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`

/** Built at the first request, since most servers never need them. */
export function mountDocuments(fastify: FastifyInstance, documents: Documents) {
  const json = { 'Content-Type': 'application/json; charset=utf-8' }
  serve('/openapi.json', JSON.stringify, json)
  const page = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': docsPolicy }
  serve('/docs', docsPage, page)

  function serve(url: string, textOf: (document: Document) => string, own: Record<string, string>) {
    const headers = { ...documents.headers, 'Cache-Control': 'no-store', ...own }
    const find = builtOnce(documents, (document) => {
      return new CachedResponse({ status: 200, headers, body: textOf(document) })
    })
    fastify.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      const response = await find()
      reply.hijack()
      await response.send(request.raw, reply.raw)
    })
  }
}

/** Building one takes 80 ms of the processor, so it is built again only when the company has another name. */
function builtOnce(
  { app, publicUrl }: Documents,
  build: (document: Document) => CachedResponse,
): () => Promise<CachedResponse> {
  let built: { company: string; response: CachedResponse } | undefined
  return async () => {
    const { company } = await findSiteProfile(app)
    if (built?.company !== company) {
      built = { company, response: build(openApiDocument(publicUrl, company)) }
    }
    return built.response
  }
}
