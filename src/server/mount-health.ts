import type { FastifyInstance } from 'fastify'
import type { NotReady } from './readiness.ts'

/** For monitors: the process is alive, and it is ready for requests. */
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
