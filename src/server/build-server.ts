import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mountApi } from '#api/mount-api.ts'
import type { App } from '#domain/app.ts'
import { minute, second } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { AnswerCache } from '#platform/http/answer-cache.ts'
import type { Log } from '#platform/log/open-log.ts'
import type { PageHandler } from '#web/handler.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { mountHealth } from './mount-health.ts'
import { plainPolicy } from './pages/page-policy.ts'
import { answerBadAddress, answerPlainError, logAndAnswerPlainError } from './pages/plain-error.ts'
import { serveAssets } from './pages/serve-assets.ts'
import { servePages } from './pages/serve-pages.ts'
import { securityHeaders } from './security-headers.ts'

export type House = {
  app: App
  log: Log
  config: Config
  handle: PageHandler
  isReady: () => Promise<boolean>
  /** In development Vite answers first, nothing is kept, and its own scripts run under no policy. */
  vite?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const mostKeptBytes = 32 * 1024 * 1024

const timeouts = {
  /** An upload of ten pictures over a slow line. */
  requestTimeout: 5 * minute,
  headersTimeout: 20 * second,
  /** Longer than a proxy in front keeps its connections: it closes them, never we under its hands. */
  keepAliveTimeout: 75 * second,
}

/** Puts the API, the pages and the assets under one roof, behind the cache. */
export function buildServer(house: House): FastifyInstance {
  const { app, log, config } = house
  const cache = new AnswerCache(() => app.content.current, house.vite ? 0 : mostKeptBytes)
  const headers = { 'Content-Security-Policy': plainPolicy, ...securityHeaders(config.publicUrl) }
  const logger: FastifyBaseLogger = log
  const fastify = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_error, request, reply) =>
      void answerBadAddress(request, reply.headers(headers)),
    clientErrorHandler: answerUnreadable(headers),
    // What still comes in on an open connection while the server stops gets its real answer.
    return503OnClosing: false,
    serverFactory: (listener) => serverOf(house, cache, listener),
  })
  fastify.setErrorHandler(logAndAnswerPlainError)
  fastify.setNotFoundHandler((_request, reply) => answerPlainError(reply, 404))
  fastify.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  fastify.addHook('onResponse', async (request, reply) => logAnswer(log, request, reply))
  fastify.register(
    async (api) => mountApi(api, { app, cache, publicUrl: config.publicUrl, headers }),
    {
      prefix: '/api',
    },
  )
  mountHealth(fastify, house.isReady)
  serveAssets(fastify)
  fastify.register(async (pages) => {
    servePages(pages, { ...house, cache, publicUrl: config.publicUrl, hasPolicy: !house.vite })
  })
  return fastify
}

/** Neither query nor address: both may name a person. Reading is not news. */
function logAnswer(log: Log, request: FastifyRequest, reply: FastifyReply) {
  const isNews = request.method !== 'GET' || reply.statusCode >= 500
  const { url: route } = request.routeOptions
  const { statusCode: status, elapsedTime } = reply
  const level = isNews ? 'info' : 'debug'
  log[level]({ method: request.method, route, status, ms: Math.round(elapsedTime) }, 'answered')
}

/** A kept answer goes out before anything else is asked: that is what makes the public site fast. */
function serverOf(house: House, cache: AnswerCache, listener: RequestListener): Server {
  const answer: RequestListener = (request, response) => {
    // A server that is stopping says so, or a busy connection would keep it from ending.
    if (!server.listening) response.shouldKeepAlive = false
    // An absolute address, or `*`, would reach the cache under a name of the sender's choosing.
    if (!request.url?.startsWith('/')) {
      response.writeHead(400, { 'Content-Security-Policy': plainPolicy })
      response.end()
      return
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const kept = isRead && request.url ? cache.find(request.url) : undefined
    if (kept?.sendAtOnce(request, response)) return
    if (house.vite) house.vite(request, response, () => listener(request, response))
    else listener(request, response)
  }
  const server = createServer({ ...timeouts, maxHeaderSize: 16 * 1024 }, answer)
  return server
}
