import { letterCalls } from '#contract/letters/letter-calls.ts'
import { letterDefinitions } from '#contract/letters/letter-definitions.ts'
import { letterMessages } from '#contract/letters/letter.ts'
import { listLimits } from '#contract/list-limits.ts'
import { countLetters, findLetters } from '#domain/letters/find-letters.ts'
import { sendLetterAgain } from '#domain/letters/send-letter-again.ts'
import { endpointsOf } from '../endpoint.ts'

export const lettersEndpoints = endpointsOf(letterCalls, letterDefinitions, {
  async list(app, { query }) {
    const { page = 1, limit = listLimits.onPage, state } = query
    const [letters, total, failed] = await Promise.all([
      findLetters(app, { page, limit, state }),
      countLetters(app.db, { state }),
      countLetters(app.db, { state: 'failed' }),
    ])
    return { letters, isMailSetUp: app.outbox.isMailSetUp, failed, total, page, limit }
  },
  async sendAgain(app, { caller, params }) {
    const letter = await sendLetterAgain(app, caller.by, params.id)
    return { message: letterMessages.sentAgain, letter }
  },
})
