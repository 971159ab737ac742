import { accountLimits, accountMessages } from '#contract/accounts/account.ts'
import type {
  PasswordResetForm,
  PasswordResetRequest,
} from '#contract/accounts/password-reset-form.ts'
import { ago, fromNow, minute, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword, isPasswordOf } from '#platform/passwords/hash-password.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordRightPassword } from '../check-password.ts'
import type { Caller } from '../check-password.ts'
import { reserveAttempt } from '../limits/reserve-attempt.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { passwordResetEmail } from './account-emails.ts'
import { findActiveAccount } from './find-accounts.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { savePassword } from './save-password.ts'

const resetLimits = {
  lifetime: accountLimits.resetMinutes * minute,
  /** An earlier request gets no second e-mail, because the first link still works. */
  pause: 5 * minute,
} as const

/** Does the same, and costs the same, whether there is such an account or not. */
export async function requestPasswordReset(
  app: App,
  { email }: PasswordResetRequest,
  { address }: Caller,
) {
  if (!app.outbox.isMailSetUp) throw new Refusal('conflict', accountMessages.resetNeedsMail)
  await reserveAttempt(app, { email: resetAttemptNameOf(email), address })
  await inTransaction(app, async (app) => {
    const account = await findActiveAccount(app.db, email)
    if (account) await sendResetLink(app, account)
    await recordAudit(app, visitor, {
      action: 'account.password-reset-requested',
      ...(account ? { subjectId: account.id } : {}),
    })
  })
}

/** Ends all sessions of the account. A link that is looked at is not used up: mail programs open links. */
export async function resetPassword(app: App, form: PasswordResetForm, from: Caller) {
  const account = await findResetAccount(app, form.token)
  if (!account) throw deadLink()
  const { id, email, state } = account
  await refuseWeakPassword(app, 'password', form.password, { email })
  const wait = { isPreferred: true, signal: from.signal }
  const isInvited = state === 'invited'
  const isOld = !isInvited && (await isPasswordOf(account.passwordHash, form.password, wait))
  if (isOld) throw oldPassword()
  const passwordHash = await hashPassword(form.password, wait)
  await inTransaction(app, async (app) => {
    await claimLink(app, form.token)
    if (isInvited) await acceptInvitation(app, id)
    await savePassword(app, account, passwordHash, { isFirst: isInvited })
    await app.db.deleteFrom('sessions').where('accountId', '=', id).execute()
    await recordRightPassword(app, { email, address: from.address, owner: { accountId: id } })
    await recordAudit(app, visitor, { action: 'account.password-reset', subjectId: id })
  })
}

/** What the link sets: a new password, or the first one of somebody who is invited. */
export async function findResetLink(app: App, token: string) {
  const account = await findResetAccount(app, token)
  return account && { isInvitation: account.state === 'invited' }
}

export async function forgetOldResets(app: App) {
  await app.db.deleteFrom('passwordResets').where('expiresAt', '<=', now(app.clock)).execute()
}

/** Requests are counted apart from sign-ins: neither uses up the other's limit. */
export function resetAttemptNameOf(email: string) {
  return `password-reset:${email}`
}

/** The newest link replaces the one before. */
async function sendResetLink(app: App, { id: accountId, email }: { id: string; email: string }) {
  const token = newToken()
  const reset = {
    tokenHash: hashOfToken(token),
    createdAt: now(app.clock),
    expiresAt: fromNow(app.clock, resetLimits.lifetime),
  }
  const issued = await app.db
    .insertInto('passwordResets')
    .values({ accountId, ...reset })
    .onConflict((earlier) =>
      earlier
        .column('accountId')
        .doUpdateSet(reset)
        .where((row) =>
          row.or([
            row('passwordResets.createdAt', '<=', ago(app.clock, resetLimits.pause)),
            row('passwordResets.createdAt', '>', reset.createdAt),
          ]),
        ),
    )
    .returning('accountId')
    .executeTakeFirst()
  if (issued) await enqueueEmail(app, passwordResetEmail(email, token, await findSiteProfile(app)))
}

async function findResetAccount(app: App, token: string) {
  return app.db
    .selectFrom('passwordResets')
    .innerJoin('accounts', 'accounts.id', 'passwordResets.accountId')
    .select(['accounts.id', 'email', 'passwordHash', 'state'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('state', 'in', ['active', 'invited'])
    .where('passwordResets.expiresAt', '>', now(app.clock))
    .where('passwordResets.createdAt', '<=', now(app.clock))
    .executeTakeFirst()
}

async function acceptInvitation({ db }: App, id: string) {
  await db.updateTable('accounts').set({ state: 'active' }).where('id', '=', id).execute()
}

/** Of two requests with one link at once, one is refused. */
async function claimLink(app: App, token: string) {
  const { numDeletedRows } = await app.db
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', hashOfToken(token))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw deadLink()
}

function oldPassword() {
  const { passwordIsOld } = accountMessages
  return new Refusal('invalid', passwordIsOld, { fields: { password: passwordIsOld } })
}

function deadLink() {
  return new Refusal('invalid', accountMessages.resetLinkDead)
}
