import type { SessionConfirmation } from '#contract/accounts/second-factor-form.ts'
import { accountLimits } from '#contract/accounts/account.ts'
import { isWithinLast, minute, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Caller } from '../check-password.ts'
import { confirmPassword } from './confirm-password.ts'
import type { LiveSession } from './find-sessions.ts'
import { codeNeeded, needsCode, passSecondFactor } from './second-factor.ts'

/** Whoever finds a session that somebody left open cannot make themselves an account with it. */
export function isConfirmed({ clock }: App, { startedAt, confirmedAt }: LiveSession) {
  return isWithinLast(clock, accountLimits.confirmedMinutes * minute, confirmedAt ?? startedAt)
}

/** By the password, and by a code where the account has an authenticator app. */
export async function confirmSession(
  app: App,
  session: LiveSession,
  { currentPassword, code }: SessionConfirmation,
  caller: Caller,
) {
  const { id, accountId } = session
  const refused = 'account.confirmation-refused'
  await confirmPassword(app, session, currentPassword, { caller, refused })
  const isCodeNeeded = await needsCode(app.db, accountId)
  if (isCodeNeeded && !code) throw codeNeeded('invalid')
  await inTransaction(app, async (app) => {
    if (isCodeNeeded) await passSecondFactor(app, accountId, code ?? '', 'invalid')
    const confirmedAt = now(app.clock)
    await app.db.updateTable('sessions').set({ confirmedAt }).where('id', '=', id).execute()
    await recordAudit(app, administrator(session), {
      action: 'account.session-confirmed',
      subjectId: accountId,
    })
  })
}
