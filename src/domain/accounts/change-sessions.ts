import { accountMessages } from '#contract/accounts/account.ts'
import type { Session } from '#contract/accounts/account.ts'
import type { SignInForm } from '#contract/accounts/sign-in-form.ts'
import { ago, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { administrator, visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkPassword, recordRightPassword } from '../check-password.ts'
import type { Caller } from '../check-password.ts'
import { Refusal } from '../refusal.ts'
import { warnOfAttempts } from '../warn-of-attempts.ts'
import type { LiveSession } from './find-sessions.ts'
import { holdAccount } from './hold-account.ts'
import { browserOf, expiryOf, sessionLimits } from './session-rules.ts'

export type Visitor = Caller & { userAgent: string }

export async function signIn(app: App, form: SignInForm, from: Visitor): Promise<Session> {
  const account = await findAccount(app, form.email)
  const owner = account && { accountId: account.id }
  const attempt = { email: form.email, address: from.address, owner }
  const { isRight, isSlowed } = await checkPassword(app, {
    attempt,
    storedHash: account?.passwordHash,
    password: form.password,
    signal: from.signal,
  })
  if (!account || !owner || !isRight) {
    if (isSlowed) await warnAdministrator(app, form.email, account)
    await recordAudit(app, visitor, {
      action: 'account.sign-in-refused',
      ...(account ? { subjectId: account.id } : {}),
      address: from.address,
    })
    throw wrongSignIn()
  }
  return inTransaction(app, async (app) => {
    if (!(await holdAccount(app, account.id, account.passwordHash))) throw wrongSignIn()
    await recordRightPassword(app, { ...attempt, owner })
    const session = await startSession(app, account.id, from)
    const by = administrator({ accountId: account.id })
    await recordAudit(app, by, { action: 'account.signed-in', subjectId: account.id })
    return { ...session, user: { email: account.email } }
  })
}

/** Harmless when repeated. */
export async function signOut(app: App, session: LiveSession) {
  await endSession(app, session, session.id, 'account.signed-out')
}

/** Ends one session of the account, here or in another browser. */
export async function endSessionOfAccount(app: App, session: LiveSession, id: string) {
  const found = await endSession(app, session, id, 'account.sessions-ended')
  if (!found) throw new Refusal('not-found', 'This session has already ended')
}

export async function endOtherSessions(app: App, session: LiveSession) {
  await inTransaction(app, async (app) => {
    await forgetOtherSessions(app, session)
    await recordAudit(app, administrator(session), {
      action: 'account.sessions-ended',
      subjectId: session.accountId,
    })
  })
}

export async function forgetDeadSessions(app: App) {
  await app.db
    .deleteFrom('sessions')
    .where((session) =>
      session.or([
        session('lastUsedAt', '<=', ago(app.clock, sessionLimits.idle)),
        session('startedAt', '<=', ago(app.clock, sessionLimits.absolute)),
      ]),
    )
    .execute()
}

async function warnAdministrator(app: App, key: string, account: { id: string } | undefined) {
  await warnOfAttempts(app, {
    action: 'account.sign-in-slowed',
    key,
    id: account?.id,
    email: account && key,
    advice: { link: { text: 'Set a new password', path: '/login/reset' } },
  })
}

function wrongSignIn() {
  return new Refusal('unauthorized', accountMessages.signInWrong)
}

/** Belongs in the transaction of the reason for it. */
export async function forgetOtherSessions(app: App, session: LiveSession) {
  await app.db
    .deleteFrom('sessions')
    .where('accountId', '=', session.accountId)
    .where('id', '!=', session.id)
    .execute()
}

export async function findAccount(app: App, email: string) {
  return app.db
    .selectFrom('accounts')
    .select(['id', 'email', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst()
}

async function startSession(app: App, accountId: string, { userAgent }: Visitor) {
  const token = newToken()
  const startedAt = now(app.clock)
  const browser = browserOf(userAgent)
  await app.db
    .insertInto('sessions')
    .values({
      id: newId(),
      tokenHash: hashOfToken(token),
      accountId,
      startedAt,
      lastUsedAt: startedAt,
      browser,
    })
    .execute()
  return { token, expiresAt: expiryOf({ startedAt, lastUsedAt: startedAt }) }
}

async function endSession(
  app: App,
  session: LiveSession,
  id: string,
  action: 'account.signed-out' | 'account.sessions-ended',
) {
  return inTransaction(app, async (app) => {
    const { numDeletedRows } = await app.db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('accountId', '=', session.accountId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    await recordAudit(app, administrator(session), { action, subjectId: session.accountId })
    return true
  })
}
