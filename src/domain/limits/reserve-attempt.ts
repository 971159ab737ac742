import { retention } from '#contract/privacy/retention.ts'
import { ago, minute, now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { isKnownSignIn } from './known-sign-ins.ts'
import type { AccountOwner } from './known-sign-ins.ts'
import { isToBeSlowed, refuseUnlessNextCheck } from './slow-down.ts'
import { tooMany } from './too-many.ts'

const signInLimits = {
  window: 15 * minute,
  /** Failures for one account from one address. */
  perAccount: 5,
  /** Failures from one address, whatever the account. */
  perAddress: 20,
  /** The slow-down of an account looks back so far. */
  stored: retention.failedSignInMinutes * minute,
} as const

/** `email` as the table has it. */
export type Attempt = {
  email: string
  address: string
  /** Undefined where there is no such account. */
  owner?: AccountOwner | undefined
  /** The account's own session asks: it counts as known, wherever it is. */
  isSignedIn?: boolean
}

export type ReservedAttempt = {
  id?: string
  /** Somebody signed in to this account from this address lately. */
  isKnown: boolean
  /** True where so many attempts have failed that the owner is warned if this one fails too. */
  isSlowed: boolean
}

/**
 * Stores an attempt as failed before the password is checked, so that of many attempts at once each is
 * counted. A sign-in that succeeds deletes it again.
 */
export async function reserveAttempt(app: App, attempt: Attempt): Promise<ReservedAttempt> {
  const { email, address, owner, isSignedIn = false } = attempt
  if (!app.rateLimits) return { isKnown: isSignedIn, isSlowed: false }
  const id = newId()
  await app.db
    .insertInto('signInAttempts')
    .values({ id, email, address, at: now(app.clock) })
    .execute()
  try {
    await refuseTooMany(app, attempt)
    const isKnown = isSignedIn || (await isKnownSignIn(app, owner, address))
    const isSlowed = !isKnown && (await isToBeSlowed(app, attempt))
    if (isSlowed) await refuseUnlessNextCheck(app, email)
    return { id, isKnown, isSlowed }
  } catch (error) {
    await releaseAttempt(app, { id })
    throw error
  }
}

/** No password was looked at, so there is nothing to count. */
export async function releaseAttempt(app: App, { id }: Pick<ReservedAttempt, 'id'>) {
  if (id) await app.db.deleteFrom('signInAttempts').where('id', '=', id).execute()
}

export async function forgetAttempts(app: App, attempt: Attempt) {
  await app.db
    .deleteFrom('signInAttempts')
    .where('email', '=', attempt.email)
    .where('address', '=', attempt.address)
    .execute()
}

/** Of these accounts, from wherever. */
export async function forgetAttemptsOf({ db }: App, emails: string[]) {
  if (emails.length === 0) return
  await db.deleteFrom('signInAttempts').where('email', 'in', emails).execute()
  await db.deleteFrom('slowedSignIns').where('email', 'in', emails).execute()
}

/** Neither what has left the window counts, nor what a clock that was set back has left in the future. */
export async function forgetOldAttempts(app: App) {
  await app.db
    .deleteFrom('signInAttempts')
    .where((attempt) =>
      attempt.or([
        attempt('at', '<=', ago(app.clock, signInLimits.stored)),
        attempt('at', '>', now(app.clock)),
      ]),
    )
    .execute()
}

async function refuseTooMany(app: App, attempt: Attempt) {
  const recent = await app.db
    .selectFrom('signInAttempts')
    .select(['email', 'at'])
    .where('address', '=', attempt.address)
    .where('at', '>', ago(app.clock, signInLimits.window))
    .where('at', '<=', now(app.clock))
    .orderBy('at', 'desc')
    .limit(signInLimits.perAddress + 1)
    .execute()
  const ofAccount = recent.filter(({ email }) => email === attempt.email)
  const mustPass = ofAccount[signInLimits.perAccount] ?? recent[signInLimits.perAddress]
  const { window } = signInLimits
  if (mustPass) throw tooMany(app, 'attempts', { at: mustPass.at, window })
}
