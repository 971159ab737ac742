import { accountMessages } from '#contract/accounts/account.ts'
import type { PasswordForm } from '#contract/accounts/password-form.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import { administrator, system } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkPassword, recordRightPassword } from '../check-password.ts'
import type { Caller } from '../check-password.ts'
import { Refusal } from '../refusal.ts'
import { forgetOtherSessions } from './change-sessions.ts'
import type { LiveSession } from './find-sessions.ts'
import { holdAccount } from './hold-account.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { savePassword } from './save-password.ts'

export async function createAdministrator(app: App, email: string, password: string) {
  await refuseWeakPassword('password', password, { email })
  const passwordHash = await hashPassword(password)
  await inTransaction(app, (app) => keepAccount(app, email, passwordHash))
}

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
    if (!(await holdAccount(app, accountId, checkedHash))) throw wrongPassword()
    await savePassword(app, { id: accountId, email: user.email }, passwordHash)
    await forgetOtherSessions(app, session)
    await recordAudit(app, administrator(session), {
      action: 'account.password-changed',
      subjectId: accountId,
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
    await savePassword(app, { id: account.id, email }, passwordHash)
    await app.db.deleteFrom('sessions').where('accountId', '=', account.id).execute()
    await app.db.deleteFrom('signInAttempts').where('email', '=', email).execute()
    await recordAudit(app, system, { action: 'account.password-reset', subjectId: account.id })
  })
}

async function keepAccount(app: App, email: string, passwordHash: string) {
  const id = newId()
  const createdAt = now(app.clock)
  await app.db
    .insertInto('accounts')
    .values({ id, email, passwordHash, passwordChangedAt: createdAt, createdAt, role: 'owner' })
    .execute()
  await recordAudit(app, system, { action: 'account.created', subjectId: id })
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
