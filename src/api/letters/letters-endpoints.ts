import { letterKinds, letterMessages, letterStates } from '#contract/letters/letter.ts'
import type { Letter } from '#contract/letters/letter.ts'
import { LetterListQuery } from '#contract/letters/letter-query.ts'
import { listLimits } from '#contract/list-limits.ts'
import { z } from '#contract/schema.ts'
import { countLetters, findLetters } from '#domain/letters/find-letters.ts'
import { sendLetterAgain } from '#domain/letters/send-letter-again.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer } from '../general-schemas.ts'

const LetterAnswer = z.object({
  id: z.string(),
  kind: z.enum(letterKinds),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(letterStates),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  nextTryAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
  sentAt: z.iso.datetime().nullable(),
  canBeSent: z.boolean(),
}) satisfies z.ZodType<Letter>

export const lettersEndpoints = [
  endpoint({
    method: 'GET',
    path: '/admin/letters',
    summary: 'Letters that wait, were sent or have failed, the newest first, always in pages',
    guard: 'administrator',
    query: LetterListQuery,
    answer: z.object({
      letters: z.array(LetterAnswer),
      isMailSetUp: z.boolean(),
      failed: z.int(),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
    async call(app, { query }) {
      const { page = 1, limit = listLimits.onPage, state } = query
      const [letters, total, failed] = await Promise.all([
        findLetters(app, { page, limit, state }),
        countLetters(app.db, { state }),
        countLetters(app.db, { state: 'failed' }),
      ])
      return { letters, isMailSetUp: app.outbox.isMailSetUp, failed, total, page, limit }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/admin/letters/{id}/send',
    summary: 'Send a letter again that has failed, or one that waits at once',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer.extend({ letter: LetterAnswer }),
    refusals: [404, 409],
    async call(app, { caller, params }) {
      const letter = await sendLetterAgain(app, caller.by, params.id)
      return { message: letterMessages.sentAgain, letter }
    },
  }),
]
