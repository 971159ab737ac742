import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const clientDir = fileURLToPath(new URL('../../../build/client', import.meta.url))

const aYear = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/** The build's files, compressed when they were built. Names under /assets change with their content. */
export function serveAssets(fastify: FastifyInstance) {
  if (!existsSync(clientDir)) return
  fastify.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Compressed copies are sent in place of their files, and have no addresses of their own.
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('Cache-Control', relative(clientDir, path).startsWith('assets') ? aYear : aDay)
      reply.header('Vary', 'Accept-Encoding')
    },
  })
}
