import { passkeyLimits, passkeyMessages } from '#contract/accounts/passkey.ts'
import { ago, isWithinLast, minute, now } from '#platform/clock/clock.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { Refusal } from '../refusal.ts'

/** What a challenge is for: an account that adds a passkey, or somebody who signs in. */
type Purpose = { accountId: string } | 'sign-in'

const lifetime = passkeyLimits.minutes * minute

/** Sealed with its time, so that nothing is stored for somebody who only asks. */
export function newChallenge(app: App, purpose: Purpose) {
  return new Uint8Array(Buffer.from(app.secrets.seal(now(app.clock), contextOf(purpose))))
}

/** As the device returns it, in base64url. */
export function isOwnChallenge(app: App, challenge: string, purpose: Purpose) {
  const sealed = Buffer.from(challenge, 'base64url').toString()
  const at = app.secrets.open(sealed, contextOf(purpose))
  return at !== undefined && isWithinLast(app.clock, lifetime, at)
}

/** Belongs in the transaction of what it permits. Of two who use one at once, the second is refused. */
export async function spendChallenge({ db, clock }: App, clientDataJson: string) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usedChallenges')
    .values({ challengeHash: hashOfToken(clientDataJson), usedAt: now(clock) })
    .onConflict((used) => used.column('challengeHash').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw new Refusal('invalid', passkeyMessages.refused)
}

export async function forgetUsedChallenges({ db, clock }: App) {
  await db.deleteFrom('usedChallenges').where('usedAt', '<=', ago(clock, lifetime)).execute()
}

function contextOf(purpose: Purpose) {
  return purpose === 'sign-in' ? 'passkey/sign-in' : `passkey/${purpose.accountId}`
}
