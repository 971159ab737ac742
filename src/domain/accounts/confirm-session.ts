import type { SessionConfirmation } from '#contract/accounts/second-factor-form.ts'
import { accountLimits } from '#contract/accounts/account.ts'
import { isWithinLast, minute, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordRightPassword } from '../check-password.ts'
import type { Caller } from '../check-password.ts'
import { isRefusal } from '../refusal.ts'
import { checkOwnPassword, wrongPassword } from './confirm-password.ts'
import type { LiveSession } from './find-sessions.ts'
import { lockAccount } from './lock-account.ts'
import { codeNeeded, needsCode, passSecondFactor } from './second-factor.ts'

/** After that, what gives access to the office needs the password again: the session may have been left open. */
export function isConfirmed({ clock }: App, { startedAt, confirmedAt }: LiveSession) {
  return isWithinLast(clock, accountLimits.confirmedMinutes * minute, confirmedAt ?? startedAt)
}

const refused = 'account.confirmation-refused'

/** By the password, and by a code where the account has an authenticator app. */
export async function confirmSession(
  app: App,
  session: LiveSession,
  { currentPassword, code }: SessionConfirmation,
  caller: Caller,
) {
  const { accountId } = session
  const checked = await checkOwnPassword(app, session, currentPassword, { caller, refused })
  const isCodeNeeded = await needsCode(app.db, accountId)
  // The attempt stays counted, so that whoever has the password cannot try code after code.
  if (isCodeNeeded && !code) throw codeNeeded('invalid')
  try {
    await storeConfirmation(app, session, { ...checked, code: isCodeNeeded ? code : undefined })
  } catch (error) {
    const by = administrator(session)
    if (isRefusal(error)) await recordAudit(app, by, { action: refused, subjectId: accountId })
    throw error
  }
}

type Checked = Awaited<ReturnType<typeof checkOwnPassword>> & { code: string | undefined }

/** The account is locked, so that of two confirmations at once only one can use a code. */
async function storeConfirmation(
  app: App,
  session: LiveSession,
  { attempt, storedHash, code }: Checked,
) {
  const { id, accountId } = session
  await inTransaction(app, async (app) => {
    if (!(await lockAccount(app, accountId, storedHash))) throw wrongPassword()
    if (code !== undefined) await passSecondFactor(app, accountId, code, 'invalid')
    await recordRightPassword(app, attempt)
    const confirmedAt = now(app.clock)
    await app.db.updateTable('sessions').set({ confirmedAt }).where('id', '=', id).execute()
    await recordAudit(app, administrator(session), {
      action: 'account.session-confirmed',
      subjectId: accountId,
    })
  })
}
