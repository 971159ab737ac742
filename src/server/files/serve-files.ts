import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#domain/app.ts'
import { categoryOfPath } from '#domain/catalogues/catalogue-rules.ts'
import { findAddressedFile, findCategoryFile } from '#domain/catalogues/find-catalogues.ts'
import type { CatalogueFile } from '#domain/catalogues/find-catalogues.ts'
import { findCategories } from '#domain/find-categories.ts'
import { findPublicDocumentFile } from '#domain/product-documents/find-product-documents.ts'
import { idOfPathPart, slugOf } from '#domain/path-part.ts'
import { isContentHash } from '#platform/files/content-hash.ts'
import { shownAs } from '#platform/http/content-disposition.ts'
import { textField } from '#platform/unknown-fields.ts'
import { respondPlainError } from '../pages/plain-error.ts'
import { printedDocuments } from './printed-documents.ts'
import { goneOf } from './gone-pictures.ts'
import { sendStored } from './send-stored.ts'
import type { Stored } from './send-stored.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

type Found = Promise<Stored | undefined>
type Find = (asked: Asked, request: FastifyRequest) => Found
/** The parts of an address; undefined where one is missing. */
type Asked = Record<string, string | undefined>

const immutable = 'public, max-age=31536000, immutable'
const askedEachTime = 'public, no-cache'

/** Opened directly, a picture is a document: this policy allows it nothing. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Chromium does not display PDFs in a sandbox, and its viewer needs an inline style. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const pictureName = /^(?:[1-9]\d{0,4}\.(webp|avif)|icon-(?:maskable-)?\d{2,3}\.(png))$/

/** Serves uploaded files. Where there is none, `pages` responds with the 404 page. */
export function serveFiles(fastify: FastifyInstance, app: App, pages: Handler) {
  function serve(url: string, find: Find, otherwise: Handler) {
    fastify.route<{ Params: Asked }>({
      method: ['GET', 'HEAD'],
      url,
      async handler(request, reply) {
        const stored = await find(request.params, request)
        const files = stored?.isPrinted ? app.printer.files : app.files
        if (stored && (await sendStored(files, request, reply, stored))) return reply
        return otherwise(request, reply)
      },
    })
  }

  const isGone = goneOf(app)
  const shownPicture = async (asked: Asked) => {
    const stored = await pictureAt(asked)
    return stored && !(await isGone(asked.key ?? '')) ? stored : undefined
  }
  serve('/pictures/:key/:file', shownPicture, async ({ params }, reply) => {
    const key = textField(params, 'key') ?? ''
    return respondPlainError(reply, isContentHash(key) && (await isGone(key)) ? 410 : 404)
  })
  serve('/catalogues/:hash/:name', (asked) => catalogueAt(app, asked), pages)
  servePrinted(app, (url, find) => serve(url, find, pages))
  // The id says which one it is; the name is what a browser saves it as.
  const productDocument: Find = async ({ id = '' }) => {
    const file = await findPublicDocumentFile(app, id)
    return file && pdfOf({ fileKey: file.fileKey, originalName: file.name }, askedEachTime)
  }
  serve('/product-documents/:id/:name', productDocument, pages)
}

/** Documents that are made of the products as they are. */
function servePrinted(app: App, serve: (url: string, find: Find) => void) {
  const documents = printedDocuments(app)
  const ofCategory: Find = async (asked, request) => {
    const known = await categoryAt(app, asked)
    if (known === undefined) return undefined
    const file = await findCategoryFile(app.db, known)
    if (file) return pdfOf(file, askedEachTime)
    return printed(await documents.catalogue(known, request))
  }
  serve('/category-catalogue/:category', ofCategory)
  // As many addresses as there are filters: none of them is for search engines.
  const list: Find = async (_asked, request) => {
    const file = printed(await documents.list(request.query, request))
    return file && { ...file, headers: { ...file.headers, 'X-Robots-Tag': 'noindex' } }
  }
  serve('/product-catalogue', list)
  const dataSheet: Find = async ({ id = '' }, request) =>
    printed(await documents.dataSheet(idOfPathPart(id), request))
  serve('/products-details/:id/data-sheet', dataSheet)
}

async function pictureAt({ key = '', file = '' }: Asked): Found {
  const [, size, icon] = pictureName.exec(file) ?? []
  const kind = size ?? icon
  if (!kind || !isContentHash(key)) return undefined
  return {
    key: `pictures/${key}/${file}`,
    headers: {
      'Content-Type': `image/${kind}`,
      'Content-Security-Policy': picturePolicy,
      'Cache-Control': immutable,
    },
  }
}

async function catalogueAt(app: App, { hash = '', name }: Asked): Found {
  if (!isContentHash(hash)) return undefined
  const file = await findAddressedFile(app, hash, `/catalogues/${hash}/${name}`)
  return file && pdfOf(file, immutable)
}

/** An address with a former name is redirected by its page. */
async function categoryAt(app: App, { category = '' }: Asked) {
  const known = categoryOfPath(await findCategories(app), category)
  return known !== undefined && slugOf(known) === slugOf(category) ? known : undefined
}

function printed(file: CatalogueFile | undefined): Stored | undefined {
  return file && { ...pdfOf(file, askedEachTime), isPrinted: true }
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
