import type { FastifyInstance } from 'fastify'
import type { NotReady } from './readiness.ts'

/** For whatever watches over the process: alive, and ready for visitors. */
export function mountHealth(
  fastify: FastifyInstance,
  readiness: () => Promise<NotReady | undefined>,
) {
  fastify.get('/healthz', async () => ({ alive: true }))
  fastify.get('/readyz', async (_request, reply) => {
    const reason = await readiness()
    reply.header('Cache-Control', 'no-store')
    if (!reason) return { ready: true }
    return reply.status(503).send({ ready: false, reason })
  })
}
