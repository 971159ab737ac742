import type { PasswordForm } from '#contract/accounts/password-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Caller } from '../check-password.ts'
import { confirmPassword, wrongPassword } from './confirm-password.ts'
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
  caller: Caller,
) {
  const { accountId, user } = session
  const checkedHash = await confirmPassword(app, session, currentPassword, {
    caller,
    refused: 'account.password-change-refused',
  })
  const owner = { email: user.email, oldPassword: currentPassword }
  await refuseWeakPassword(app, 'newPassword', newPassword, owner)
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
