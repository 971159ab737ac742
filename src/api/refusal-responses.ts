import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { generalMessages, refusedResponse } from '#contract/refused-response.ts'
import { serverMessages } from '#contract/server-messages.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Refusal } from '#domain/refusal.ts'
import { refusalStatus } from '#domain/refusal-status.ts'

/** Refusals that Fastify itself raises before a call begins, with our texts. */
const textOf: Record<number, string> = {
  413: serverMessages.tooLarge,
  415: serverMessages.wrongType,
}

export function respondError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isRefusal(error)) return respondRefusal(error, reply)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    return reply.status(status).send(refusedResponse(textOf[status] ?? serverMessages.unreadable))
  }
  request.log.error({ path: request.routeOptions.url, reason: error.stack }, 'call failed')
  return reply.status(500).send(refusedResponse(generalMessages.failed))
}

export function respondNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.status(404).send(refusedResponse(serverMessages.notFound))
}

export function respondWrongMethod(reply: FastifyReply, taken: string[]) {
  reply.header('Allow', taken.join(', '))
  return reply.status(405).send(refusedResponse(serverMessages.wrongMethod))
}

function respondRefusal(refusal: Refusal, reply: FastifyReply) {
  if (refusal.retryAfterSeconds) reply.header('Retry-After', refusal.retryAfterSeconds)
  if (refusal.kind === 'unauthorized') reply.header('WWW-Authenticate', 'Bearer')
  return reply
    .status(refusalStatus[refusal.kind])
    .send({ ...refusedResponse(refusal.message, refusal.fields), ...refusal.details })
}
