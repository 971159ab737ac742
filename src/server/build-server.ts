import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { respondToRead, readFinder } from '#api/respond-to-read.ts'
import { endpointTable } from '#api/endpoint-table.ts'
import { mountApi } from '#api/mount-api.ts'
import type { App } from '#domain/app.ts'
import { contentFreshness } from '#domain/products/content-freshness.ts'
import { minute, second } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { hasBody, limitBodyTime } from '#platform/http/limit-body-time.ts'
import { readRest } from '#platform/http/read-rest.ts'
import { ResponseCache } from '#platform/http/response-cache.ts'
import type { Log } from '#platform/log/open-log.ts'
import { OutageLog } from '#platform/log/outage-log.ts'
import type { PageHandler } from '#web/handler.ts'
import { addressOf, respondUnreadable, refuseRequest } from './refuse-unreadable.ts'
import type { UnderWay } from './drain.ts'
import { serveOwnFiles } from './files/serve-own-files.ts'
import { serveFiles } from './files/serve-files.ts'
import { mountHealth } from './mount-health.ts'
import type { NotReady } from './readiness.ts'
import { countProductView } from './pages/count-usage.ts'
import {
  respondBadAddress,
  respondPlainError,
  logAndRespondPlainError,
} from './pages/plain-error.ts'
import { serveAssets } from './pages/serve-assets.ts'
import { servePage, servePages } from './pages/serve-pages.ts'
import { plainPolicy, securityHeaders } from './security-headers.ts'
import { proxyWarning } from './warn-of-proxy.ts'

export type ServerDeps = {
  app: App
  log: Log
  config: Config
  handle: PageHandler
  readiness: () => Promise<NotReady | undefined>
  underWay: UnderWay
  /** Aborted when the server stops: unfinished uploads are cancelled. */
  uploadsEnd: AbortSignal
  /** In development Vite handles requests first, nothing is cached, and no policy applies to its scripts. */
  vite?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

type ListenerDeps = Pick<ServerDeps, 'app' | 'vite' | 'underWay' | 'log' | 'config'> & {
  cache: ResponseCache
  officeCache: ResponseCache
  headers: Record<string, string>
}

const mostCachedBytes = { public: 32 * 1024 * 1024, office: 2 * 1024 * 1024 }

const timeouts = {
  /**
   * The largest upload at 1 Mbit/s takes 35 minutes, and what is an hour old counts as left over from a
   * process that has ended. What arrives more slowly ends sooner (`limitBodyTime`).
   */
  requestTimeout: 50 * minute,
  headersTimeout: 20 * second,
  /** Longer than a proxy's own limit, so that the proxy closes idle connections and never meets a closed one. */
  keepAliveTimeout: 75 * second,
}

/** The endpoint table validates input, so Fastify's own validators need not be loaded. */
const noSchemas = {
  compilersFactory: {
    buildValidator: () => refuseSchemas(),
    buildSerializer: () => refuseSchemas(),
  },
}

function refuseSchemas(): never {
  throw new Error('What comes in is described in the endpoint table.')
}

/** Serves the API, the pages and the assets, behind the response cache. */
export function buildServer(deps: ServerDeps): FastifyInstance {
  const { app, config } = deps
  const freshness = contentFreshness(app)
  const cache = new ResponseCache(freshness, deps.vite ? 0 : mostCachedBytes.public)
  const officeCache = new ResponseCache(freshness, mostCachedBytes.office)
  const headers = { 'Content-Security-Policy': plainPolicy, ...securityHeaders(config.publicUrl) }
  const fastify = openFastify({ ...deps, cache, officeCache, headers })
  const incoming = {
    folder: app.incoming,
    end: deps.uploadsEnd,
    outages: new OutageLog(deps.log, 'the folder of uploads'),
  }
  fastify.register(
    async (api) =>
      mountApi(api, {
        app,
        cache,
        officeCache,
        publicUrl: config.publicUrl,
        log: deps.log,
        headers,
        incoming,
      }),
    { prefix: '/api' },
  )
  mountHealth(fastify, deps.readiness)
  serveAssets(fastify)
  fastify.register(async (pages) => {
    const site = { ...deps, cache, publicUrl: config.publicUrl, hasPolicy: !deps.vite }
    servePages(pages, site)
    const page = (request: FastifyRequest, reply: FastifyReply) => servePage(site, request, reply)
    serveFiles(pages, app, page)
    serveOwnFiles(pages, site, page)
  })
  return fastify
}

/** Settings, headers and hooks of every response. */
function openFastify(deps: ListenerDeps): FastifyInstance {
  const { log, config, headers } = deps
  const logger: FastifyBaseLogger = log
  const fastify = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request, with a number that nothing else names, would take 3 % of a call.
    childLoggerFactory: (ofServer) => ofServer,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { maxParamLength: 300 },
    schemaController: noSchemas,
    frameworkErrors: (_error, request, reply) =>
      void respondBadAddress(request, reply.headers(headers)),
    clientErrorHandler: respondUnreadable(headers),
    // A request on an open connection while the server stops gets its regular response.
    return503OnClosing: false,
    serverFactory: (listener) => serverOf(deps, listener),
  })
  fastify.setErrorHandler(logAndRespondPlainError)
  // Every path has a route, so only the method can be unknown.
  fastify.setNotFoundHandler((_request, reply) =>
    respondPlainError(reply.header('Allow', 'GET, HEAD, POST'), 405),
  )
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  fastify.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 && isClosing(request, reply)) await readRest(request.raw)
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    logResponse(log, request, reply)
    done()
  })
  return fastify
}

/** Node closes such a connection at once after the response, and Fastify asks for it where a body is too large. */
function isClosing({ headers }: FastifyRequest, reply: FastifyReply) {
  return headers.connection === 'close' || reply.getHeader('connection') === 'close'
}

/** Without query and address, since both may identify a person. Reads are logged at debug level. */
function logResponse(log: Log, request: FastifyRequest, reply: FastifyReply) {
  const isNews = request.method !== 'GET' || reply.statusCode >= 500
  if (!isNews && !log.isLevelEnabled('debug')) return
  const { url: route } = request.routeOptions
  const { statusCode: status, elapsedTime } = reply
  const level = isNews ? 'info' : 'debug'
  log[level]({ method: request.method, route, status, ms: Math.round(elapsedTime) }, 'responded')
}

/** Cached responses and reads of the API are sent before the router runs, which makes both fast. */
function serverOf(deps: ListenerDeps, listener: RequestListener): Server {
  const { app, vite, underWay, cache, headers, log, config } = deps
  const warnOfProxy = proxyWarning(log, config.trustProxy)
  const findRead = readFinder(endpointTable)
  // Where each response is logged, they all pass the hooks of the router.
  const isDirect = !vite && !log.isLevelEnabled('debug')
  const respond: RequestListener = (request, response) => {
    // A connection that was reset has no address any more, and nobody waits for the response.
    if (request.socket.remoteAddress === undefined) return void request.socket.destroy()
    // A stopping server sends `Connection: close`, or a busy connection would delay its end.
    if (!server.listening) response.shouldKeepAlive = false
    const address = addressOf(request)
    if (address === undefined) return refuseRequest(response, 400, headers)
    request.url = address
    if (hasBody(request)) limitBodyTime(request, () => cutOff(server, response))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const cached = isRead ? cache.find(address) : undefined
    if (cached?.sendAtOnce(request, response)) {
      countProductView(app.usage, request, cached.status)
      // Usually the whole response is in the socket's buffer by now, and needs no tracking.
      if (request.socket.writableLength > 0) underWay.add(response)
      return
    }
    warnOfProxy(request)
    underWay.add(response)
    const read = request.method === 'GET' && isDirect ? findRead(address) : undefined
    if (read) void respondToRead(deps, read, { request, response })
    else if (vite) vite(request, response, () => listener(request, response))
    else listener(request, response)
  }
  const limits = { maxHeaderSize: 16 * 1024, requireHostHeader: false }
  const server = createServer({ ...timeouts, ...limits }, respond)
  server.on('checkExpectation', (_, response: ServerResponse) =>
    refuseRequest(response, 417, headers),
  )
  return server
}

/** As Node itself does with a request that takes too long. */
function cutOff(server: Server, { headersSent, req: { socket } }: ServerResponse) {
  if (headersSent) return socket.destroy()
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.emit('clientError', error, socket)
}
