import type { FastifyInstance } from 'fastify'
import type { Endpoint } from './endpoint.ts'
import { respondWrongMethod } from './refusal-responses.ts'

/**
 * Responds 405, before the body is read. A hook, since a route for each method that a path does not have
 * took 60 ms of a start.
 */
export function refuseWrongMethods(fastify: FastifyInstance, endpoints: Endpoint[]) {
  const findMethods = methodFinder(endpoints, fastify.initialConfig.routerOptions?.maxParamLength)
  fastify.addHook('onRequest', (request, reply, done) => {
    // Methods that Fastify has no route for get the response for unknown paths.
    const methods = request.is404 ? undefined : findMethods(request.url)
    if (!methods || methods.includes(request.method)) done()
    else void respondWrongMethod(reply, methods)
  })
}

/** The methods of an address, which is read as the router reads it. Undefined for an unknown path. */
function methodFinder(endpoints: Endpoint[], longestParameter = 100) {
  const known = [...Map.groupBy(endpoints, ({ path }) => `/api${path}`)]
    // `/products/export` before `/products/{id}`: a brace sorts after letters.
    .toSorted(([path], [next]) => (path < next ? -1 : 1))
    .map(([path, own]) => ({ parts: path.split('/'), methods: own.flatMap(methodsOf) }))
  return (address: string) => {
    const given = address
      .replace(/[?#].*/s, '')
      .split('/')
      .map(decodeURIComponent)
    return known.find(({ parts }) => parts.length === given.length && parts.every(fits))?.methods

    function fits(part: string, at: number) {
      const text = given[at] ?? ''
      return part.startsWith('{') ? text.length <= longestParameter : part === text
    }
  }
}

function methodsOf({ method }: Endpoint) {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}
