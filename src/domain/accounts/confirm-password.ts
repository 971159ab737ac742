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

/**
 * The password of somebody who is signed in, so that a session that somebody else uses cannot change how
 * its owner signs in. Returns its hash.
 */
export async function confirmPassword(
  app: App,
  session: LiveSession,
  password: string,
  confirmation: Confirmation,
) {
  const { attempt, storedHash } = await checkOwnPassword(app, session, password, confirmation)
  await recordRightPassword(app, attempt)
  return storedHash
}

/** Before a passkey, an authenticator app or recovery codes are added, renewed or removed. */
export async function confirmFactorChange(
  app: App,
  session: LiveSession,
  password: string,
  caller: Caller,
) {
  const refused = 'account.second-factor-refused'
  return confirmPassword(app, session, password, { caller, refused })
}

/** The attempt stays counted: `recordRightPassword` deletes it once all else is right too. */
export async function checkOwnPassword(
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
  return { attempt, storedHash }
}

export function wrongPassword() {
  return new Refusal('invalid', accountMessages.wrongPassword, {
    fields: { currentPassword: accountMessages.wrongPassword },
  })
}
