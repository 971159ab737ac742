import { accountMessages } from '#contract/accounts/account.ts'
import type { PasswordForm } from '#contract/accounts/password-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkPassword, recordRightPassword } from '../check-password.ts'
import type { Caller } from '../check-password.ts'
import { Refusal } from '../refusal.ts'
import { deleteOtherSessions } from './end-sessions.ts'
import type { LiveSession } from './find-sessions.ts'
import { lockAccount } from './lock-account.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { savePassword } from './save-password.ts'

/** Ends all sessions except the caller's. */
export async function changePassword(
  app: App,
  session: LiveSession,
  { currentPassword, newPassword }: PasswordForm,
  { address, signal }: Caller,
) {
  const { accountId, user } = session
  const attempt = { email: user.email, address, owner: { accountId }, isSignedIn: true }
  const check = { attempt, password: currentPassword, signal }
  const checkedHash = await requireCurrentPassword(app, session, check)
  await recordRightPassword(app, attempt)
  const owner = { email: user.email, oldPassword: currentPassword }
  await refuseWeakPassword('newPassword', newPassword, owner)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(app, async (app) => {
    if (!(await lockAccount(app, accountId, checkedHash))) throw wrongPassword()
    await savePassword(app, { id: accountId, email: user.email }, passwordHash)
    await deleteOtherSessions(app, session)
    await recordAudit(app, administrator(session), {
      action: 'account.password-changed',
      subjectId: accountId,
    })
  })
}

type CurrentPassword = Omit<Parameters<typeof checkPassword>[1], 'storedHash'>

async function requireCurrentPassword(app: App, session: LiveSession, current: CurrentPassword) {
  const account = await app.db
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', session.accountId)
    .executeTakeFirst()
  const storedHash = account?.passwordHash
  const { isRight } = await checkPassword(app, { ...current, storedHash })
  if (storedHash !== undefined && isRight) return storedHash
  await recordAudit(app, administrator(session), {
    action: 'account.password-change-refused',
    subjectId: session.accountId,
  })
  throw wrongPassword()
}

function wrongPassword() {
  return new Refusal('invalid', accountMessages.wrongPassword, {
    fields: { currentPassword: accountMessages.wrongPassword },
  })
}
