import { erasedTextOf, emailMessages } from '#contract/emails/outbox-email.ts'
import type { OutboxEmail } from '#contract/emails/outbox-email.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRow } from '../lock-row.ts'
import { Refusal } from '../refusal.ts'
import { requireEmail } from './find-emails.ts'

/** Sends an e-mail that could not be sent, with all its tries. One that has arrived is refused: its reader would get it twice. */
export async function sendEmailAgain(app: App, by: Actor, id: string): Promise<OutboxEmail> {
  return inTransaction(app, async (app) => {
    const email = await requireLockedEmail(app, id)
    if (!app.outbox.isMailSetUp) throw new Refusal('conflict', emailMessages.noMail)
    if (email.state === 'sent') throw new Refusal('conflict', emailMessages.wasSent)
    if (!email.canBeSent) throw new Refusal('conflict', erasedTextOf(email.kind))
    const at = now(app.clock)
    await app.db
      .updateTable('emails')
      .set({ waitingSince: at, nextTryAt: at, attempts: 0, givenUpAt: null })
      .where('id', '=', id)
      .execute()
    await recordAudit(app, by, { action: 'email.sent-again', subjectId: id })
    app.afterCommit(() => app.outbox.nudge())
    return requireEmail(app, id)
  })
}

async function requireLockedEmail(app: App, id: string) {
  await lockRow(app, 'emails', id)
  return requireEmail(app, id)
}
