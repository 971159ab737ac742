import { accountMessages } from '#contract/accounts/account.ts'
import type { Session } from '#contract/accounts/account.ts'
import type { SignInForm } from '#contract/accounts/sign-in-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkPassword, recordRightPassword } from '../check-password.ts'
import { isRefusal, Refusal } from '../refusal.ts'
import { warnOfAttempts } from '../warn-of-attempts.ts'
import { beginAccountSession } from './begin-account-session.ts'
import type { Visitor } from './begin-account-session.ts'
import { findActiveAccount } from './find-accounts.ts'
import { lockAccount } from './lock-account.ts'
import { codeNeeded, needsSecondFactor, passSecondFactor } from './second-factor.ts'

export async function signInAdministrator(
  app: App,
  form: SignInForm,
  from: Visitor,
): Promise<Session> {
  const account = await findActiveAccount(app.db, form.email)
  const owner = account && { accountId: account.id }
  const attempt = { email: form.email, address: from.address, owner }
  const { isRight, isSlowed } = await checkPassword(app, {
    attempt,
    storedHash: account?.passwordHash,
    password: form.password,
    signal: from.signal,
  })
  const refused = () => recordRefused(app, account?.id, from.address)
  if (!account || !owner || !isRight) {
    if (isSlowed) await warnAdministrator(app, form.email, account)
    await refused()
    throw wrongSignIn()
  }
  // The attempt stays counted, so that whoever has the password cannot try code after code.
  if (!form.code && (await needsSecondFactor(app.db, account.id))) throw codeNeeded()
  try {
    return await openSession(app, from, {
      account,
      attempt: { ...attempt, owner },
      code: form.code,
    })
  } catch (error) {
    if (isRefusal(error)) await refused()
    throw error
  }
}

type RightPassword = {
  account: { id: string; email: string; passwordHash: string }
  attempt: Parameters<typeof recordRightPassword>[1]
  code: string | undefined
}

async function openSession(app: App, from: Visitor, { account, attempt, code }: RightPassword) {
  return inTransaction(app, async (app) => {
    if (!(await lockAccount(app, account.id, account.passwordHash))) throw wrongSignIn()
    await passSecondFactor(app, account.id, code ?? '')
    await recordRightPassword(app, attempt)
    return beginAccountSession(app, account, from)
  })
}

function recordRefused(app: App, id: string | undefined, address: string) {
  const subject = id === undefined ? {} : { subjectId: id }
  return recordAudit(app, visitor, { action: 'account.sign-in-refused', ...subject, address })
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
