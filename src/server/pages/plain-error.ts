import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { generalMessages, refusedAnswer } from '#contract/refused-answer.ts'

const textOf: Record<number, string> = {
  403: 'This form was sent from another site',
  404: generalMessages.notFound,
  405: 'This cannot be done at this address',
  413: generalMessages.tooLarge,
  415: generalMessages.wrongType,
  416: 'This part of the file does not exist',
}

/** The last net: what went wrong before or outside any page, said without the site's own rendering. */
export function answerPlainError(reply: FastifyReply, status: number) {
  const ofKind = status < 500 ? generalMessages.unreadable : generalMessages.failed
  const text = textOf[status] ?? ofKind
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(
      `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1><p><a href="/">Home</a></p></html>`,
    )
}

/** An address that cannot be decoded reaches no route. Below /api it gets the calls' answer. */
export function answerBadAddress(request: FastifyRequest, reply: FastifyReply) {
  if (!request.raw.url?.startsWith('/api/')) return answerPlainError(reply, 400)
  return reply.status(400).send(refusedAnswer(generalMessages.unreadable))
}

export function logAndAnswerPlainError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
  if (status >= 500)
    request.log.error({ path: request.routeOptions.url, reason: error.stack }, 'answer failed')
  return answerPlainError(reply, status)
}
