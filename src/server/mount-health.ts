import type { FastifyInstance } from 'fastify'

/** For whatever watches over the process: alive, and ready for visitors. */
export function mountHealth(fastify: FastifyInstance, isReady: () => Promise<boolean>) {
  fastify.get('/healthz', async () => ({ alive: true }))
  fastify.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    return reply.status(ready ? 200 : 503).send({ ready })
  })
}
