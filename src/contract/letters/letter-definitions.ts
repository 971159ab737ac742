import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageAnswer } from '../general-schemas.ts'
import { z } from '../schema.ts'
import { LetterListQuery } from './letter-query.ts'
import { letterKinds, letterStates } from './letter.ts'
import type { Letter } from './letter.ts'

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
} satisfies FieldsOf<Letter>)

export const letterDefinitions = {
  list: {
    summary: 'Letters that wait, were sent or have failed, the newest first, always in pages',
    query: LetterListQuery,
    answer: z.object({
      letters: z.array(LetterAnswer),
      isMailSetUp: z.boolean(),
      failed: z.int(),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  sendAgain: {
    summary: 'Send a letter again that has failed, or one that waits at once',
    params: IdParams,
    answer: MessageAnswer.extend({ letter: LetterAnswer }),
    refusals: [404, 409],
  },
} satisfies CallDefinitions
