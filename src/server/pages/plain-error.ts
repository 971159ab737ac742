import { createHash } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { generalMessages, refusedResponse } from '#contract/refused-response.ts'
import { serverMessages } from '#contract/server-messages.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Refusal } from '#domain/refusal.ts'
import { refusalStatus } from '#domain/refusal-status.ts'
import { isUnavailable } from '#platform/unavailable.ts'
import { escapedMarkup } from '#platform/markup/escaped-markup.ts'
import { plainPolicy } from '../security-headers.ts'

const textOf: Record<number, string> = {
  403: 'This form was sent from another site',
  404: serverMessages.notFound,
  405: 'This cannot be done at this address',
  410: serverMessages.deleted,
  413: serverMessages.tooLarge,
  415: serverMessages.wrongType,
  416: 'This part of the file does not exist',
}

/** The colours of the site, without a request for its style sheet. */
const style =
  'body{margin:0 auto;max-width:40rem;padding:3rem 1.25rem;background:#fbf8f3;color:#201a17;font:1.125rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.3}a{color:#a8431a}'

const policy = `${plainPolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** An error before or outside any page, rendered without React. */
export function respondPlainError(reply: FastifyReply, status: number, text = textFor(status)) {
  const shown = escapedMarkup(text)
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', policy)
    .send(
      `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shown}</title><style>${style}</style><h1>${shown}</h1><p><a href="/">Home</a></p></html>`,
    )
}

function textFor(status: number) {
  return textOf[status] ?? (status < 500 ? serverMessages.unreadable : generalMessages.failed)
}

/** An address that cannot be decoded reaches no route. Below /api the response is JSON. */
export function respondBadAddress(request: FastifyRequest, reply: FastifyReply) {
  if (!request.raw.url?.startsWith('/api/')) return respondPlainError(reply, 400)
  return reply.status(400).send(refusedResponse(serverMessages.unreadable))
}

/** In seconds. */
const usualWait = 60

function isTooMany(error: unknown): error is Refusal & { kind: 'too-many' } {
  return isRefusal(error) && error.kind === 'too-many'
}

export function logAndRespondPlainError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isUnavailable(error) || isTooMany(error)) {
    return respondPlainError(
      reply.header('Retry-After', error.retryAfterSeconds ?? usualWait),
      refusalStatus[error.kind],
      error.message,
    )
  }
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
  if (status >= 500)
    request.log.error({ path: request.routeOptions.url, reason: error.stack }, 'response failed')
  return respondPlainError(reply, status)
}
