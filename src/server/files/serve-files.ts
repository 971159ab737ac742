import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#domain/app.ts'
import { categoryOfPath } from '#domain/catalogues/catalogue-rules.ts'
import { findAddressedFile, findCategoryFile } from '#domain/catalogues/find-catalogues.ts'
import type { CatalogueFile } from '#domain/catalogues/find-catalogues.ts'
import { shownAs } from '#platform/http/content-disposition.ts'
import type { Log } from '#platform/log/open-log.ts'
import { answerPlainError } from '../pages/plain-error.ts'
import { sendStored } from './send-stored.ts'
import type { Stored } from './send-stored.ts'
import { StoreOutage } from './store-outage.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

type Place = { app: App; log: Log }

const immutable = 'public, max-age=31536000, immutable'
const askedEachTime = 'public, no-cache'

/** Opened by itself, a picture is a document: one that can do nothing. */
const picturePolicy = "default-src 'none'; sandbox"

/** Chromium shows no PDF in a sandbox, and its viewer needs a style of its own. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const contentKey = /^[0-9a-f]{40}$/
const pictureName = /^[1-9]\d{0,4}\.(webp|avif)$/

/** Uploaded files at their addresses. What is not there is for `pages` to say. */
export function serveFiles(fastify: FastifyInstance, { app, log }: Place, pages: Answer) {
  const store = { files: app.files, outage: new StoreOutage(log) }
  const method = ['GET', 'HEAD']

  fastify.route<{ Params: { key: string; file: string } }>({
    method,
    url: '/pictures/:key/:file',
    async handler(request, reply) {
      const picture = pictureAt(request.params)
      if (picture && (await sendStored(store, request, reply, picture))) return reply
      return answerPlainError(reply, 404)
    },
  })

  fastify.route<{ Params: { hash: string; name: string } }>({
    method,
    url: '/catalogues/:hash/:name',
    async handler(request, reply) {
      const { hash, name } = request.params
      const isHash = contentKey.test(hash)
      const file = isHash && (await findAddressedFile(app.db, hash, `/catalogues/${hash}/${name}`))
      const pdf = file && pdfOf(file, immutable)
      if (pdf && (await sendStored(store, request, reply, pdf))) return reply
      return pages(request, reply)
    },
  })

  fastify.route<{ Params: { category: string } }>({
    method,
    url: '/category-catalogue/:category',
    async handler(request, reply) {
      const category = categoryOfPath(request.params.category)
      const file = category && (await findCategoryFile(app.db, category))
      const pdf = file && pdfOf(file, askedEachTime)
      if (pdf && (await sendStored(store, request, reply, pdf))) return reply
      return pages(request, reply)
    },
  })
}

function pictureAt({ key, file }: { key: string; file: string }): Stored | undefined {
  const [, kind] = pictureName.exec(file) ?? []
  if (!kind || !contentKey.test(key)) return undefined
  return {
    key: `pictures/${key}/${file}`,
    headers: {
      'Content-Type': `image/${kind}`,
      'Content-Security-Policy': picturePolicy,
      'Cache-Control': immutable,
    },
  }
}

function pdfOf({ fileKey, originalName }: CatalogueFile, caching: string): Stored {
  return {
    key: fileKey,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': shownAs(originalName),
      'Content-Security-Policy': pdfPolicy,
      'Cache-Control': caching,
    },
  }
}
