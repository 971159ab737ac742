import type { Session } from '#contract/accounts/account.ts'
import type { PasskeySignIn } from '#contract/accounts/passkey-form.ts'
import { passkeyMessages } from '#contract/accounts/passkey.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { beginAccountSession } from './begin-account-session.ts'
import type { Visitor } from './begin-account-session.ts'
import { lockActiveAccount } from './lock-account.ts'
import { isOwnChallenge, newChallenge, spendChallenge } from './passkey-challenges.ts'
import { relyingPartyOf } from './passkeys.ts'

/** What the browser gives to `navigator.credentials.get`. It names no account: the device knows which. */
export async function beginPasskeySignIn(app: App) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(app).id,
    challenge: newChallenge(app, 'sign-in'),
    userVerification: 'required',
  })
  return { ...options }
}

/** A passkey is both factors: the device, and the finger, face or PIN that it asks for. */
export async function signInWithPasskey(
  app: App,
  { credential }: PasskeySignIn,
  from: Visitor,
): Promise<Session> {
  const known = await findKnown(app, credential.id)
  // Without an event: anybody could fill the audit with made-up names.
  if (!known) throw new Refusal('unauthorized', passkeyMessages.unknown)
  const counter = await verify(app, credential, known)
  if (counter === undefined) {
    const { address } = from
    const subjectId = known.accountId
    await recordAudit(app, visitor, { action: 'account.sign-in-refused', subjectId, address })
    throw new Refusal('unauthorized', passkeyMessages.refused)
  }
  return inTransaction(app, async (app) => {
    await spendChallenge(app, credential.response.clientDataJSON)
    const isValid =
      (await lockActiveAccount(app, known.accountId)) && (await recordUse(app, known.id, counter))
    if (!isValid) throw new Refusal('unauthorized', passkeyMessages.refused)
    return beginAccountSession(app, { id: known.accountId, email: known.email }, from)
  })
}

/** False where the passkey has been removed since its signature was checked. */
async function recordUse({ db, clock }: App, id: string, counter: number) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now(clock) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Known = Exclude<Awaited<ReturnType<typeof findKnown>>, undefined>

function findKnown({ db }: App, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.accountId')
    .select(['passkeys.id', 'credentialId', 'publicKey', 'counter', 'accountId', 'email'])
    .where('credentialId', '=', credentialId)
    .where('state', '=', 'active')
    .executeTakeFirst()
}

/** Gives the counter of the device, or undefined where its signature is not right. */
async function verify(app: App, credential: PasskeySignIn['credential'], known: Known) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingPartyOf(app)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => isOwnChallenge(app, challenge, 'sign-in'),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}
