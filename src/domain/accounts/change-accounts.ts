import { accountMessages } from '#contract/accounts/account.ts'
import type { PasswordForm } from '#contract/accounts/password-form.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashPassword, isPasswordOf } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import { administrator, house } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { forgetOtherSessions } from './change-sessions.ts'
import { forgetAttempts, reserveAttempt } from '../limits/change-sign-in-attempts.ts'
import type { LiveSession } from './find-sessions.ts'
import { holdAccount } from './hold-account.ts'

export async function createAdministrator(app: App, email: string, password: string) {
  const passwordHash = await hashPassword(password)
  await inTransaction(app, (app) => keepAccount(app, email, passwordHash))
}

/** Ends every session but the one that asks. */
export async function changePassword(
  app: App,
  session: LiveSession,
  form: PasswordForm,
  address: string,
) {
  const attempt = { email: session.user.email, address }
  await reserveAttempt(app, attempt)
  const checkedHash = await requireCurrentPassword(app, session, form.currentPassword)
  const passwordHash = await hashPassword(form.newPassword)
  await inTransaction(app, async (app) => {
    if (!(await holdAccount(app, session.accountId, checkedHash))) throw wrongPassword()
    await forgetAttempts(app, attempt)
    await keepPassword(app, session.accountId, passwordHash)
    await forgetOtherSessions(app, session)
    await recordAudit(app, administrator(session), {
      action: 'account.password-changed',
      subjectId: session.accountId,
    })
  })
}

/** For the person at the terminal: makes the account where there is none, and ends all its sessions. */
export async function resetAdministrator(app: App, email: string, password: string) {
  const passwordHash = await hashPassword(password)
  await inTransaction(app, async (app) => {
    const account = await app.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (!account) return keepAccount(app, email, passwordHash)
    await keepPassword(app, account.id, passwordHash)
    await app.db.deleteFrom('sessions').where('accountId', '=', account.id).execute()
    await app.db.deleteFrom('signInAttempts').where('email', '=', email).execute()
    await recordAudit(app, house, { action: 'account.password-reset', subjectId: account.id })
  })
}

async function keepAccount(app: App, email: string, passwordHash: string) {
  const id = newId()
  const createdAt = now(app.clock)
  await app.db
    .insertInto('accounts')
    .values({ id, email, passwordHash, passwordChangedAt: createdAt, createdAt })
    .execute()
  await recordAudit(app, house, { action: 'account.created', subjectId: id })
}

async function keepPassword(app: App, accountId: string, passwordHash: string) {
  await app.db
    .updateTable('accounts')
    .set({ passwordHash, passwordChangedAt: now(app.clock) })
    .where('id', '=', accountId)
    .execute()
}

async function requireCurrentPassword(app: App, session: LiveSession, password: string) {
  const account = await app.db
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', session.accountId)
    .executeTakeFirst()
  if (account && (await isPasswordOf(account.passwordHash, password))) return account.passwordHash
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
