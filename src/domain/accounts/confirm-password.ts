import { accountMessages } from '#contract/accounts/account.ts'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import type { App } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkPassword, recordRightPassword } from '../check-password.ts'
import type { Caller } from '../check-password.ts'
import { Refusal } from '../refusal.ts'
import type { LiveSession } from './find-sessions.ts'

type Confirmation = {
  caller: Caller
  /** The event that is recorded where the password is wrong. */
  refused: AuditAction
}

/** Of somebody who is signed in: a session that somebody else uses cannot change how one signs in. */
export async function confirmPassword(
  app: App,
  session: LiveSession,
  password: string,
  { caller: { address, signal }, refused }: Confirmation,
) {
  const { accountId, user } = session
  const attempt = { email: user.email, address, owner: { accountId }, isSignedIn: true }
  const account = await app.db
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const storedHash = account?.passwordHash
  const { isRight } = await checkPassword(app, { attempt, password, signal, storedHash })
  if (storedHash === undefined || !isRight) {
    await recordAudit(app, administrator(session), { action: refused, subjectId: accountId })
    throw wrongPassword()
  }
  await recordRightPassword(app, attempt)
  return storedHash
}

export function wrongPassword() {
  return new Refusal('invalid', accountMessages.wrongPassword, {
    fields: { currentPassword: accountMessages.wrongPassword },
  })
}
