import { accountMessages } from '#contract/accounts/account.ts'
import type { SecondFactor } from '#contract/accounts/account.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newTotpSecret, totpAddress, totpStepOf } from '#platform/totp/totp.ts'
import type { App, Db } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Caller } from '../check-password.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { secondFactorEmail } from './account-emails.ts'
import { replaceRecoveryCodes, spendRecoveryCode } from './account-recovery-codes.ts'
import { confirmFactorChange } from './confirm-password.ts'
import type { LiveSession } from './find-sessions.ts'

export async function findSecondFactor({ db }: App, accountId: string): Promise<SecondFactor> {
  const factor = await findFactor(db, accountId)
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return { since: factor?.confirmedAt ?? null, recoveryCodes: count }
}

/** The secret counts once a code has confirmed it. One that is in use is switched off first. */
export async function beginSecondFactor(
  app: App,
  session: LiveSession,
  password: string,
  caller: Caller,
) {
  await confirmFactorChange(app, session, password, caller)
  const { accountId, user } = session
  const secret = newTotpSecret()
  const fresh = {
    secret: app.secrets.seal(secret, accountId),
    createdAt: now(app.clock),
    confirmedAt: null,
    lastStep: 0,
  }
  await inTransaction(app, async ({ db }) => {
    if ((await findFactor(db, accountId))?.confirmedAt) throw alreadyOn()
    await db.deleteFrom('secondFactors').where('accountId', '=', accountId).execute()
    await db
      .insertInto('secondFactors')
      .values({ accountId, ...fresh })
      .execute()
  })
  const { company } = await findSiteProfile(app)
  const address = totpAddress(secret, { issuer: company, account: user.email })
  return { secret, address }
}

export async function confirmSecondFactor(app: App, session: LiveSession, code: string) {
  const { accountId, user } = session
  return inTransaction(app, async (app) => {
    const factor = await findFactor(app.db, accountId)
    if (!factor) throw new Refusal('conflict', accountMessages.secondFactorNotBegun)
    if (factor.confirmedAt) throw alreadyOn()
    const step = stepOf(app, accountId, factor, code)
    if (step === undefined) throw wrongCode('invalid')
    await app.db
      .updateTable('secondFactors')
      .set({ confirmedAt: now(app.clock), lastStep: step })
      .where('accountId', '=', accountId)
      .execute()
    await recordAudit(app, administrator(session), {
      action: 'account.second-factor-added',
      subjectId: accountId,
    })
    await enqueueEmail(app, secondFactorEmail(user.email, true, await findSiteProfile(app)))
    return replaceRecoveryCodes(app, accountId)
  })
}

export async function removeSecondFactor(
  app: App,
  session: LiveSession,
  password: string,
  caller: Caller,
) {
  await confirmFactorChange(app, session, password, caller)
  const { accountId, user } = session
  await inTransaction(app, async (app) => {
    if (!(await deleteSecret(app, accountId))) throw notOn()
    await recordAudit(app, administrator(session), {
      action: 'account.second-factor-removed',
      subjectId: accountId,
    })
    await enqueueEmail(app, secondFactorEmail(user.email, false, await findSiteProfile(app)))
  })
}

export async function renewRecoveryCodes(
  app: App,
  session: LiveSession,
  password: string,
  caller: Caller,
) {
  await confirmFactorChange(app, session, password, caller)
  const { accountId } = session
  return inTransaction(app, async (app) => {
    if (!(await needsSecondFactor(app.db, accountId))) throw notOn()
    await recordAudit(app, administrator(session), {
      action: 'account.recovery-codes-made',
      subjectId: accountId,
    })
    return replaceRecoveryCodes(app, accountId)
  })
}

/** Of somebody who has lost them, passkeys included. Belongs in a transaction. */
export async function deleteEveryFactor({ db }: App, accountId: string) {
  await db.deleteFrom('passkeys').where('accountId', '=', accountId).execute()
  await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  await db.deleteFrom('secondFactors').where('accountId', '=', accountId).execute()
}

/** False where it was not switched on. */
async function deleteSecret(app: App, accountId: string) {
  const { numDeletedRows } = await app.db
    .deleteFrom('secondFactors')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  await deleteUnneededCodes(app, accountId)
  return numDeletedRows > 0n
}

/** After a factor was removed: recovery codes replace a factor, and without one they replace none. */
export async function deleteUnneededCodes({ db }: App, accountId: string) {
  if (await needsSecondFactor(db, accountId)) return
  await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
}

/** Whether the password alone does not sign in. */
export async function needsSecondFactor(db: Db, accountId: string) {
  return (await needsCode(db, accountId)) || (await hasPasskey(db, accountId))
}

/** Of an authenticator app. */
export async function needsCode(db: Db, accountId: string) {
  return Boolean((await findFactor(db, accountId))?.confirmedAt)
}

async function hasPasskey(db: Db, accountId: string) {
  const passkey = db.selectFrom('passkeys').select('id').where('accountId', '=', accountId)
  return (await passkey.limit(1).executeTakeFirst()) !== undefined
}

/** Belongs in the transaction of what it permits. A code of either kind works once. */
export async function passSecondFactor(
  app: App,
  accountId: string,
  code: string,
  kind: WrongCodeKind = 'unauthorized',
) {
  if (!(await needsSecondFactor(app.db, accountId))) return
  const factor = await findFactor(app.db, accountId)
  const step = factor?.confirmedAt && stepOf(app, accountId, factor, code)
  if (typeof step === 'number') {
    await app.db
      .updateTable('secondFactors')
      .set({ lastStep: step })
      .where('accountId', '=', accountId)
      .execute()
    return
  }
  if (!(await spendRecoveryCode(app, accountId, code))) throw wrongCode(kind)
}

function findFactor(db: Db, accountId: string) {
  return db
    .selectFrom('secondFactors')
    .select(['secret', 'confirmedAt', 'lastStep'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

type Factor = { secret: string; lastStep: number }

/** A secret that cannot be opened has no code: the key of the site was lost, and a recovery code is needed. */
function stepOf(app: App, accountId: string, { secret, lastStep }: Factor, code: string) {
  const opened = app.secrets.open(secret, accountId)
  return opened === undefined ? undefined : totpStepOf(opened, code, app.clock.now(), lastStep)
}

/** `unauthorized` where nobody is signed in yet. */
type WrongCodeKind = 'invalid' | 'unauthorized'

export function codeNeeded(kind: WrongCodeKind = 'unauthorized') {
  return new Refusal(kind, accountMessages.codeNeeded, { details: { needsCode: true } })
}

function wrongCode(kind: WrongCodeKind) {
  return new Refusal(kind, accountMessages.codeWrong, {
    fields: { code: accountMessages.codeWrong },
    details: { needsCode: true },
  })
}

function alreadyOn() {
  return new Refusal('conflict', accountMessages.secondFactorIsOn)
}

function notOn() {
  return new Refusal('conflict', accountMessages.secondFactorMissing)
}
