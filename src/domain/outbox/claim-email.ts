import type { ExpressionBuilder } from 'kysely'
import { emailLimits } from '#contract/emails/outbox-email.ts'
import { ago, now } from '#platform/clock/clock.ts'
import type { MailError } from '#platform/mail/mail.ts'
import type { App } from '../app.ts'
import { isDue, isUnclaimed } from '../due-times.ts'
import type { Tables } from '../tables.ts'
import type { EmailsTable } from './emails-table.ts'
import { lease, longestPause, longestWait, outboxMessages, pauseAfterFault } from './email-rules.ts'

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
] as const satisfies (keyof EmailsTable)[]

export type ClaimedEmail = Pick<EmailsTable, (typeof columns)[number]>

/** Reserves the e-mail that has been due longest for this process. Undefined where none is due. */
export async function claimEmail(app: App): Promise<ClaimedEmail | undefined> {
  const isFree = isUnclaimed(app.clock, lease)
  return (
    app.db
      .updateTable('emails')
      .set((row) => ({ claimedUntil: ago(app.clock, -lease), attempts: row('attempts', '+', 1) }))
      .where('id', '=', (db) =>
        db
          .selectFrom('emails')
          .select('id')
          .where(isDue(app.clock, longestPause))
          .where(isFree)
          .orderBy('nextTryAt')
          .orderBy('id')
          .limit(1),
      )
      // Once more for the row itself: on PostgreSQL another process may have claimed it meanwhile.
      .where(isFree)
      .returning(columns)
      .executeTakeFirst()
  )
}

/** The mail server has accepted it, which holds even if another process has claimed it since. */
export async function markSent(app: App, { id }: ClaimedEmail) {
  const sentAt = now(app.clock)
  await app.db
    .updateTable('emails')
    .set({ ...settled, sentAt, ...noSecrets, lastError: null, givenUpAt: null })
    .where('id', '=', id)
    .execute()
}

/** Tried again later, or given up. */
export async function recordFailedTry(app: App, email: ClaimedEmail, fault: MailError) {
  const { fate, reason } = fault
  const pause = pauseAfterFault(fault, email.attempts)
  await ofHolder(app, email)
    .set({
      ...settled,
      lastError: reason.slice(0, emailLimits.error),
      ...(pause === undefined
        ? { givenUpAt: now(app.clock) }
        : { nextTryAt: ago(app.clock, -pause) }),
      ...(fate === 'refused' ? noSecrets : {}),
    })
    .execute()
}

/** Undoes the claim, so that the next process can send it at once. */
export async function releaseEmail(app: App, email: ClaimedEmail) {
  await ofHolder(app, email)
    .set({ claimedUntil: '', attempts: email.attempts - 1 })
    .execute()
}

/** Erases expired secrets, and gives up e-mails that could not be sent for too long, which it returns. */
export async function giveUpOldEmails(app: App) {
  const at = now(app.clock)
  const before = ago(app.clock, longestWait)
  const end = { nextTryAt: null, givenUpAt: at, ...noSecrets }
  const withSecrets = await app.db
    .updateTable('emails')
    .set({ ...end, lastError: outboxMessages.secretTooOld })
    .where(hasSecrets)
    .where('createdAt', '<=', before)
    .where('nextTryAt', 'is not', null)
    .where(isUnclaimed(app.clock, lease))
    .returning(['id', 'kind', 'attempts'])
    .execute()
  await app.db
    .updateTable('emails')
    .set(noSecrets)
    .where(hasSecrets)
    .where('createdAt', '<=', before)
    .where('nextTryAt', 'is', null)
    .execute()
  // Without mail settings e-mails stay in the outbox, where the back office shows them.
  if (!app.outbox.isMailSetUp) return withSecrets
  const others = await app.db
    .updateTable('emails')
    .set({ ...end, lastError: outboxMessages.waitedTooLong })
    .where('nextTryAt', 'is not', null)
    .where('waitingSince', '<=', before)
    .where(isUnclaimed(app.clock, lease))
    .returning(['id', 'kind', 'attempts'])
    .execute()
  return [...withSecrets, ...others]
}

const noSecrets = { secret: null, linkToken: null }

function hasSecrets(email: ExpressionBuilder<Tables, 'emails'>) {
  return email.or([email('secret', 'is not', null), email('linkToken', 'is not', null)])
}

/** Neither claimed nor due. */
const settled = { claimedUntil: '', nextTryAt: null }

/** After the end of a lease another process may have claimed the e-mail, and then records the result. */
function ofHolder(app: App, { id, claimedUntil }: ClaimedEmail) {
  return app.db
    .updateTable('emails')
    .where('id', '=', id)
    .where('claimedUntil', '=', claimedUntil)
    .where('sentAt', 'is', null)
}
