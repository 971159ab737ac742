import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeOf } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { respondNotFound, respondWrongMethod } from './refusal-responses.ts'

type Path = { url: string; parts: string[]; methods: string[] }

/**
 * Whatever no call takes: 405 where its path has other methods, else 404, before the body is read. One
 * route for all, but for fixed paths that a parameter would take: a route for each method that a path does
 * not have took 60 ms of a start.
 */
export function refuseOtherRequests(fastify: FastifyInstance, endpoints: Endpoint[]) {
  const { maxParamLength = 100 } = fastify.initialConfig.routerOptions ?? {}
  const paths = pathsOf(endpoints)
  for (const path of paths) refuseForParameter(fastify, path, paths)
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    // As the router reads it.
    const [address = ''] = request.url.replace(/^https?:\/\/[^/?#]+/i, '').split(/[?#]/, 1)
    const parts = address.split('/').map(decodeURIComponent)
    const path = parts.every((part) => part.length <= maxParamLength)
      ? paths.find((path) => holds(path, parts))
      : undefined
    return path ? respondWrongMethod(reply, path.methods) : respondNotFound(request, reply)
  }
  // Without these, unknown paths below /api would get a page.
  for (const url of ['/', '/*']) fastify.all(url, { onRequest: refuse }, refuse)
}

/** `DELETE /clients/order` would be the client "order" for `DELETE /clients/{id}`. */
function refuseForParameter(fastify: FastifyInstance, { url, parts, methods }: Path, all: Path[]) {
  const taking = all.filter((other) => other.url !== url && holds(other, parts))
  const taken = new Set(taking.flatMap((other) => other.methods)).difference(new Set(methods))
  if (taken.size === 0) return
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
    respondWrongMethod(reply, methods)
  fastify.route({ method: [...taken], url, onRequest: refuse, handler: refuse })
}

function pathsOf(endpoints: Endpoint[]): Path[] {
  return (
    [...Map.groupBy(endpoints, ({ path }) => path)]
      // `/products/export` before `/products/{id}`: a brace sorts after letters.
      .toSorted(([path], [next]) => (path < next ? -1 : 1))
      .map(([path, own]) => ({
        url: routeOf({ path }),
        parts: `/api${path}`.split('/'),
        methods: own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
      }))
  )
}

function holds({ parts }: Path, others: string[]) {
  return (
    parts.length === others.length &&
    parts.every((part, at) => part.startsWith('{') || part === others[at])
  )
}
