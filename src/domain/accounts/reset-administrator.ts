import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { forgetAttemptsOf } from '../limits/reserve-attempt.ts'
import { insertAdministrator } from './create-administrator.ts'
import { findAccount } from './find-accounts.ts'
import { deleteEveryFactor } from './second-factor.ts'
import { savePassword } from './save-password.ts'

/**
 * For the command line. Creates an owner where there is no account; otherwise ends all its sessions
 * and its second factor, and a suspended, invited or removed account is active again, with the role it had.
 */
export async function resetAdministrator(app: App, email: string, password: string) {
  const passwordHash = await hashPassword(password)
  await inTransaction(app, async (app) => {
    const account = await findAccount(app.db, email)
    if (!account) return insertAdministrator(app, email, passwordHash)
    await savePassword(app, account, passwordHash)
    await app.db
      .updateTable('accounts')
      .set({ state: 'active' })
      .where('id', '=', account.id)
      .execute()
    await deleteEveryFactor(app, account.id)
    await app.db.deleteFrom('sessions').where('accountId', '=', account.id).execute()
    await forgetAttemptsOf(app, [email])
    await recordAudit(app, system, { action: 'account.password-reset', subjectId: account.id })
  })
}
