import { erasedTextOf, letterMessages } from '#contract/letters/letter.ts'
import type { Letter } from '#contract/letters/letter.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { holdRow } from '../hold-row.ts'
import { Refusal } from '../refusal.ts'
import { findLetter } from './find-letters.ts'

/** Puts a letter in line anew, with all its tries. Not one that has arrived: its reader would see it as one. */
export async function sendLetterAgain(app: App, by: Actor, id: string): Promise<Letter> {
  return inTransaction(app, async (app) => {
    const letter = await holdLetter(app, id)
    if (!app.outbox.isMailSetUp) throw new Refusal('conflict', letterMessages.noMail)
    if (letter.state === 'sent') throw new Refusal('conflict', letterMessages.wasSent)
    if (!letter.canBeSent) throw new Refusal('conflict', erasedTextOf(letter.kind))
    const at = now(app.clock)
    await app.db
      .updateTable('letters')
      .set({ waitingSince: at, nextTryAt: at, attempts: 0, givenUpAt: null })
      .where('id', '=', id)
      .execute()
    await recordAudit(app, by, { action: 'letter.sent-again', subjectId: id })
    app.afterCommit(() => app.outbox.nudge())
    return requireLetter(app, id)
  })
}

async function holdLetter(app: App, id: string) {
  await holdRow(app, 'letters', id)
  return requireLetter(app, id)
}

async function requireLetter(app: App, id: string) {
  const letter = await findLetter(app, id)
  if (!letter) throw new Refusal('not-found', letterMessages.notFound)
  return letter
}
