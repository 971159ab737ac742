import type { ExpressionBuilder } from 'kysely'
import { letterLimits } from '#contract/letters/letter.ts'
import { ago, now } from '#platform/clock/clock.ts'
import type { MailFault } from '#platform/mail/mail.ts'
import type { App } from '../app.ts'
import type { Tables } from '../tables.ts'
import type { LettersTable } from './letters-table.ts'
import { lease, longestWait, outboxMessages, pauseAfter } from './letter-rules.ts'

const columns = [
  'id',
  'kind',
  'recipient',
  'replyTo',
  'subject',
  'content',
  'secret',
  'linkToken',
  'waitingSince',
  'claimedUntil',
  'attempts',
] as const satisfies (keyof LettersTable)[]

export type ClaimedLetter = Pick<LettersTable, (typeof columns)[number]>

/** The one that has been due longest is this process's for a while. Undefined where none is due. */
export async function claimLetter(app: App): Promise<ClaimedLetter | undefined> {
  const at = now(app.clock)
  return (
    app.db
      .updateTable('letters')
      .set((row) => ({ claimedUntil: ago(app.clock, -lease), attempts: row('attempts', '+', 1) }))
      .where('id', '=', (db) =>
        db
          .selectFrom('letters')
          .select('id')
          .where('nextTryAt', '<=', at)
          .where('claimedUntil', '<', at)
          .orderBy('nextTryAt')
          .orderBy('id')
          .limit(1),
      )
      // Once more for the row itself: on PostgreSQL another process may have claimed it meanwhile.
      .where('claimedUntil', '<', at)
      .returning(columns)
      .executeTakeFirst()
  )
}

/** The server has it: that holds whoever has claimed it since. */
export async function keepSent(app: App, { id }: ClaimedLetter) {
  const sentAt = now(app.clock)
  await app.db
    .updateTable('letters')
    .set({ ...rested, sentAt, ...noSecrets, lastError: null, givenUpAt: null })
    .where('id', '=', id)
    .execute()
}

/** Tried again later, or given up. */
export async function keepFault(app: App, letter: ClaimedLetter, { fate, reason }: MailFault) {
  const pause = fate === 'refused' ? undefined : pauseAfter(letter.attempts)
  await ofHolder(app, letter)
    .set({
      ...rested,
      lastError: reason.slice(0, letterLimits.error),
      ...(pause === undefined
        ? { givenUpAt: now(app.clock) }
        : { nextTryAt: ago(app.clock, -pause) }),
      ...(fate === 'refused' ? noSecrets : {}),
    })
    .execute()
}

/** As if it had not been claimed: whoever comes next begins at once. */
export async function releaseLetter(app: App, letter: ClaimedLetter) {
  await ofHolder(app, letter)
    .set({ claimedUntil: '', attempts: letter.attempts - 1 })
    .execute()
}

/** Secrets do not outlive their time, nor do the letters that nobody could send so long. */
export async function giveUpOldLetters(app: App) {
  const at = now(app.clock)
  const before = ago(app.clock, longestWait)
  const end = { nextTryAt: null, givenUpAt: at, ...noSecrets }
  await app.db
    .updateTable('letters')
    .set({ ...end, lastError: outboxMessages.secretTooOld })
    .where(hasSecrets)
    .where('createdAt', '<=', before)
    .where('nextTryAt', 'is not', null)
    .where('claimedUntil', '<', at)
    .execute()
  await app.db
    .updateTable('letters')
    .set(noSecrets)
    .where(hasSecrets)
    .where('createdAt', '<=', before)
    .where('nextTryAt', 'is', null)
    .execute()
  // Without mail they wait, and are read in the back office.
  if (!app.outbox.isMailSetUp) return
  await app.db
    .updateTable('letters')
    .set({ ...end, lastError: outboxMessages.waitedTooLong })
    .where('nextTryAt', 'is not', null)
    .where('waitingSince', '<=', before)
    .where('claimedUntil', '<', at)
    .execute()
}

const noSecrets = { secret: null, linkToken: null }

function hasSecrets(letter: ExpressionBuilder<Tables, 'letters'>) {
  return letter.or([letter('secret', 'is not', null), letter('linkToken', 'is not', null)])
}

/** Nobody's, and not in line. */
const rested = { claimedUntil: '', nextTryAt: null }

/** A lease that is over may be another's by now: what came of it is told by that one. */
function ofHolder(app: App, { id, claimedUntil }: ClaimedLetter) {
  return app.db
    .updateTable('letters')
    .where('id', '=', id)
    .where('claimedUntil', '=', claimedUntil)
    .where('sentAt', 'is', null)
}
