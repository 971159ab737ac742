import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ContentResponse, FileResponse } from '#contract/general-schemas.ts'
import type { z } from '#contract/schema.ts'
import { serverMessages } from '#contract/server-messages.ts'
import type { App } from '#domain/app.ts'
import { parseInput } from '#domain/parse-input.ts'
import { Refusal } from '#domain/refusal.ts'
import { savedAs } from '#platform/http/content-disposition.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { postedSessionToken } from '#platform/http/session-cookie.ts'
import { departureSignal } from '#platform/http/departure-signal.ts'
import type { ResponseCache } from '#platform/http/response-cache.ts'
import type { Log } from '#platform/log/open-log.ts'
import { isRead, jsonTextOf, jsonType, mountRead } from './respond-to-read.ts'
import { formFor } from './body-forms.ts'
import { mountDocuments } from './documents/mount-documents.ts'
import { endpointTable } from './endpoint-table.ts'
import { routeOf } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { orRefuse } from './or-refuse.ts'
import { requireAccess } from './require-access.ts'
import { multipartLimits, withMultipart } from './read-multipart.ts'
import type { Incoming, MultipartForm } from './read-multipart.ts'
import { respondError, respondNotFound } from './refusal-responses.ts'
import { refuseOtherRequests } from './refuse-other-requests.ts'

type Api = {
  app: App
  cache: ResponseCache
  officeCache: ResponseCache
  publicUrl: string
  log: Log
  headers: Record<string, string>
  incoming: Incoming
}

/** The body, as JSON or as a form. */
type Form = Omit<MultipartForm, 'values'> & { values: unknown }

/** The caller, as the permission check has determined it. */
type Known = { caller?: object | undefined; response?: ServerResponse }

const mostJsonBytes = 64 * 1024

const longestKey = 200

/** Mounts the table, which defines routes, permissions, parsing and responses. */
export function mountApi(fastify: FastifyInstance, api: Api) {
  fastify.setErrorHandler(respondError)
  acceptOnlyJson(fastify)
  fastify.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false })
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    done(null, payload)
  })
  for (const endpoint of endpointTable) {
    if (isRead(endpoint)) mountRead(fastify, api, endpoint)
    else mountEndpoint(fastify, api, endpoint)
  }
  mountDocuments(fastify, api)
  refuseOtherRequests(fastify, endpointTable)
  // For methods that Fastify has no route for.
  fastify.setNotFoundHandler(respondNotFound)
}

function mountEndpoint(fastify: FastifyInstance, api: Api, endpoint: Endpoint) {
  const callers = new WeakMap<FastifyRequest, object>()
  fastify.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    bodyLimit: mostJsonBytes,
    // The permission is checked before the body is read.
    onRequest: async (request, reply) => {
      if (endpoint.can === 'customer') reply.header('Cache-Control', 'private, no-store')
      callers.set(request, await requireAccess(api.app, endpoint, request))
    },
    handler: async (request, reply) => {
      const known = { caller: callers.get(request), response: reply.raw }
      const body = await responseOf(api, endpoint, request, known)
      if (endpoint.sendsFile) {
        if ('content' in body) return sendContent(ContentResponse.parse(body), reply)
        return sendFile(api.app, FileResponse.parse(body), reply)
      }
      return reply
        .status(endpoint.status ?? 200)
        .header('Content-Type', jsonType)
        .send(jsonTextOf(endpoint, body))
    },
  })
}

/** Never shown by the browser and stored by no cache, since not everybody may have it. */
async function sendFile(app: App, { file }: z.infer<typeof FileResponse>, reply: FastifyReply) {
  const files = file.isPrinted ? app.printer.files : app.files
  const content = orRefuse(await files.get(file.fileKey), serverMessages.fileGone)
  return reply
    .headers({
      'Content-Type': file.type,
      'Content-Length': file.bytes,
      'Content-Disposition': savedAs(file.name),
      'Cache-Control': 'private, no-store',
    })
    .send(content)
}

/** While it is made. After its first bytes an error can only cut it off. */
function sendContent({ content }: z.infer<typeof ContentResponse>, reply: FastifyReply) {
  return reply
    .headers({
      'Content-Type': content.type,
      'Content-Disposition': savedAs(content.name),
      'Cache-Control': 'private, no-store',
    })
    .send(Readable.from(content.chunks, { objectMode: false }))
}

async function responseOf(api: Api, endpoint: Endpoint, request: FastifyRequest, known: Known) {
  const { files, takesJson } = endpoint
  const { incoming } = api
  const callWith = (form: Form) => callOf(api, endpoint, request, { ...known, form })
  if (files && !(takesJson && isJson(request))) {
    return withMultipart(request, files, incoming, callWith)
  }
  // Multipart is not parsed here, and would be refused as an empty form.
  if (endpoint.body && request.isMultipart()) {
    throw new Refusal('wrong-type', serverMessages.wrongType)
  }
  const none = Object.fromEntries(Object.keys(files ?? {}).map((name) => [name, []]))
  return callWith({ values: request.body ?? {}, files: none, faults: {} })
}

function isJson({ headers }: FastifyRequest) {
  return headers['content-type']?.startsWith('application/json') ?? false
}

async function callOf(
  { app, publicUrl }: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
  { caller, response, form }: Known & { form: Form },
) {
  const visitor = {
    address: clientAddress(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    key: request.headers['idempotency-key']?.toString().slice(0, longestKey),
    customerToken: customerTokenOf(publicUrl, request),
  }
  const call = {
    caller: {
      ...visitor,
      ...caller,
      // Made where it is asked for: few calls are worth ending before their time.
      get signal() {
        return response && departureSignal(response)
      },
    },
    params: endpoint.params && parseInput(endpoint.params, request.params),
    query: endpoint.query && parseInput(endpoint.query, request.query),
    body: bodyOf(endpoint, form),
    files: form.files,
  }
  return { success: true, ...(await endpoint.run(app, call as never)) }
}

/** Says whose form it is. It opens no call: those of a customer take the token of the header alone. */
function customerTokenOf(publicUrl: string, { headers, host }: FastifyRequest) {
  const { origin, cookie } = headers
  const ownHosts = [host, new URL(publicUrl).host]
  return postedSessionToken(publicUrl, { origin, cookie, ownHosts })
}

function bodyOf({ body, textOfFaults }: Endpoint, { values, faults }: Form) {
  return body && parseInput(formFor(body, values), values, { faults, textOfFaults })
}

/** A DELETE with `Content-Type: application/json` and no body is what many clients send. */
function acceptOnlyJson(fastify: FastifyInstance) {
  fastify.removeAllContentTypeParsers()
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}
