import { ago, minute, now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { tooMany } from './too-many.ts'

const signInLimits = {
  window: 15 * minute,
  /** Failures for one account from one address. */
  perAccount: 5,
  /** Failures from one address, whatever the account. */
  perAddress: 20,
} as const

/** `email` as the table has it. */
type Attempt = { email: string; address: string }

/**
 * Counts an attempt as failed, on disk, before the password is looked at: of many at once
 * the last to count sees them all. A sign-in that succeeds takes it back.
 */
export async function reserveAttempt(app: App, attempt: Attempt) {
  if (!app.rateLimits) return
  const id = newId()
  await app.db
    .insertInto('signInAttempts')
    .values({ id, ...attempt, at: now(app.clock) })
    .execute()
  const refusal = await findTooMany(app, attempt)
  if (!refusal) return
  await app.db.deleteFrom('signInAttempts').where('id', '=', id).execute()
  throw refusal
}

export async function forgetAttempts(app: App, attempt: Attempt) {
  await app.db
    .deleteFrom('signInAttempts')
    .where('email', '=', attempt.email)
    .where('address', '=', attempt.address)
    .execute()
}

/** Nothing older than the window is ever asked for again. */
export async function forgetOldAttempts(app: App) {
  await app.db
    .deleteFrom('signInAttempts')
    .where('at', '<=', ago(app.clock, signInLimits.window))
    .execute()
}

async function findTooMany(app: App, attempt: Attempt) {
  const recent = await app.db
    .selectFrom('signInAttempts')
    .select(['email', 'at'])
    .where('address', '=', attempt.address)
    .where('at', '>', ago(app.clock, signInLimits.window))
    .orderBy('at', 'desc')
    .limit(signInLimits.perAddress + 1)
    .execute()
  const ofAccount = recent.filter(({ email }) => email === attempt.email)
  const mustPass = ofAccount[signInLimits.perAccount] ?? recent[signInLimits.perAddress]
  const { window } = signInLimits
  return mustPass && tooMany(app, 'attempts', { at: mustPass.at, window })
}
