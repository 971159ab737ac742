import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { App } from '#domain/app.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { openApiDocument } from './openapi-document.ts'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')

const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`

/** Built at the first request, since most servers never need them. */
export function mountDocuments(fastify: FastifyInstance, app: App, publicUrl: string) {
  fastify.get('/openapi.json', () => makeDocument())
  fastify.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', docsPolicy)
      .send(docsPage(await makeDocument())),
  )

  async function makeDocument() {
    const { company } = await findSiteProfile(app)
    return openApiDocument(publicUrl, company)
  }
}
