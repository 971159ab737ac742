import type { NewPasskey } from '#contract/accounts/passkey-form.ts'
import { passkeyLimits, passkeyMessages } from '#contract/accounts/passkey.ts'
import type { Passkey } from '#contract/accounts/passkey.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Caller } from '../check-password.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { lockRow } from '../lock-row.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { passkeyEmail } from './account-emails.ts'
import { makeFirstRecoveryCodes } from './account-recovery-codes.ts'
import { confirmFactorChange } from './confirm-password.ts'
import type { LiveSession } from './find-sessions.ts'
import { isOwnChallenge, newChallenge, spendChallenge } from './passkey-challenges.ts'
import { deleteUnneededCodes } from './second-factor.ts'

const { refused, tooMany, notFound } = passkeyMessages

export async function findPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
}

/** What the browser gives to `navigator.credentials.create`. */
export async function beginPasskey(
  app: App,
  session: LiveSession,
  password: string,
  caller: Caller,
) {
  await confirmFactorChange(app, session, password, caller)
  const { accountId, user } = session
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { company } = await findSiteProfile(app)
  const known = await app.db
    .selectFrom('passkeys')
    .select('credentialId as id')
    .where('accountId', '=', accountId)
    .execute()
  const options = await generateRegistrationOptions({
    rpName: company,
    rpID: relyingPartyOf(app).id,
    userName: user.email,
    userID: new Uint8Array(Buffer.from(accountId)),
    challenge: newChallenge(app, { accountId }),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** Gives recovery codes with the first factor of the account, else none. */
export async function addPasskey(
  app: App,
  session: LiveSession,
  { name, credential }: NewPasskey,
): Promise<string[]> {
  const { accountId, user } = session
  const verified = await verifyNew(app, accountId, credential)
  return inTransaction(app, async (app) => {
    // Two at once would both find room for one.
    await lockRow(app, 'accounts', accountId)
    await spendChallenge(app, credential.response.clientDataJSON)
    if ((await findPasskeys(app.db, accountId)).length >= passkeyLimits.most) {
      throw new Refusal('conflict', tooMany)
    }
    const id = newId()
    await app.db
      .insertInto('passkeys')
      .values({
        id,
        accountId,
        name,
        credentialId: verified.id,
        publicKey: Buffer.from(verified.publicKey).toString('base64url'),
        counter: verified.counter,
        createdAt: now(app.clock),
        lastUsedAt: null,
      })
      .execute()
    await recordAudit(app, administrator(session), {
      action: 'account.passkey-added',
      subjectId: accountId,
      after: { name },
    })
    await enqueueEmail(app, passkeyEmail(user.email, true, await findSiteProfile(app)))
    return makeFirstRecoveryCodes(app, accountId)
  })
}

type Removal = { id: string; password: string }

export async function removePasskey(
  app: App,
  session: LiveSession,
  { id, password }: Removal,
  caller: Caller,
) {
  await confirmFactorChange(app, session, password, caller)
  const { accountId, user } = session
  await inTransaction(app, async (app) => {
    const removed = await app.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new Refusal('not-found', notFound)
    await deleteUnneededCodes(app, accountId)
    await recordAudit(app, administrator(session), {
      action: 'account.passkey-removed',
      subjectId: accountId,
      before: removed,
    })
    await enqueueEmail(app, passkeyEmail(user.email, false, await findSiteProfile(app)))
  })
}

/** Browsers give a passkey to the address alone for which it was made. */
export function relyingPartyOf({ outbox }: App) {
  const { hostname, origin } = new URL(outbox.publicUrl)
  return { id: hostname, origin }
}

async function verifyNew(app: App, accountId: string, credential: NewPasskey['credential']) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingPartyOf(app)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: (challenge) => isOwnChallenge(app, challenge, { accountId }),
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw new Refusal('invalid', refused)
  return registrationInfo.credential
}
