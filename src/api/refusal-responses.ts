import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { generalMessages, refusedResponse } from '#contract/refused-response.ts'
import { serverMessages } from '#contract/server-messages.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Refusal } from '#domain/refusal.ts'
import { refusalStatus } from '#domain/refusal-status.ts'
import { numberField, textField } from '#platform/unknown-fields.ts'

type ErrorLog = { error(fields: object, text: string): void }

type ErrorResponse = { status: number; headers: Record<string, string>; body: object }

/** Refusals that Fastify itself raises before a call begins, with our texts. */
const textOf: Record<number, string> = {
  413: serverMessages.tooLarge,
  415: serverMessages.wrongType,
}

/** What is sent in place of a response, and logged where it is no refusal. */
export function errorResponse(
  error: unknown,
  { log, path }: { log: ErrorLog; path: string | undefined },
): ErrorResponse {
  if (isRefusal(error)) return refusalResponse(error)
  const status = numberField(error, 'statusCode') ?? 500
  if (status >= 400 && status < 500) {
    return {
      status,
      headers: {},
      body: refusedResponse(textOf[status] ?? serverMessages.unreadable),
    }
  }
  log.error({ path, reason: textField(error, 'stack') }, 'call failed')
  return { status: 500, headers: {}, body: refusedResponse(generalMessages.failed) }
}

export function respondError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // The client has left before a file was sent.
  if (reply.raw.destroyed && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return undefined
  const { status, headers, body } = errorResponse(error, {
    log: request.log,
    path: request.routeOptions.url,
  })
  return reply.status(status).headers(headers).send(body)
}

export function respondNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.status(404).send(refusedResponse(serverMessages.notFound))
}

export function respondWrongMethod(reply: FastifyReply, taken: string[]) {
  reply.header('Allow', taken.join(', '))
  return reply.status(405).send(refusedResponse(serverMessages.wrongMethod))
}

function refusalResponse(refusal: Refusal): ErrorResponse {
  const { kind, retryAfterSeconds } = refusal
  return {
    status: refusalStatus[kind],
    headers: {
      ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
      ...(kind === 'unauthorized' ? { 'WWW-Authenticate': 'Bearer' } : {}),
    },
    body: { ...refusedResponse(refusal.message, refusal.fields), ...refusal.details },
  }
}
