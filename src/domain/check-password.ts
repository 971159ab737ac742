import { isPasswordOfAnybody } from '#platform/passwords/hash-password.ts'
import type { App } from './app.ts'
import { forgetAttempts, releaseAttempt, reserveAttempt } from './limits/reserve-attempt.ts'
import type { Attempt, ReservedAttempt } from './limits/reserve-attempt.ts'
import { rememberSignIn } from './limits/known-sign-ins.ts'
import type { AccountOwner } from './limits/known-sign-ins.ts'

/** Who asks for something that needs a password. */
export type Caller = {
  address: string
  /** Aborted when the caller leaves before the response: then no hash is computed. */
  signal?: AbortSignal | undefined
}

type PasswordCheck = {
  attempt: Attempt
  /** Undefined where there is no such account. */
  storedHash: string | undefined
  password: string
  signal?: AbortSignal | undefined
}

/** Refuses too many attempts, and counts this one unless the password could not be looked at. */
export async function checkPassword(
  app: App,
  { attempt, storedHash, password, signal }: PasswordCheck,
) {
  const reserved = await reserveAttempt(app, attempt)
  const isRight = await checkReserved(app, reserved, () =>
    isPasswordOfAnybody(storedHash, password, { isPreferred: reserved.isKnown, signal }),
  )
  return { isRight, isSlowed: reserved.isSlowed }
}

/** Deletes the failures before it, and makes the address known. */
export async function recordRightPassword(app: App, attempt: Attempt & { owner: AccountOwner }) {
  await forgetAttempts(app, attempt)
  await rememberSignIn(app, attempt.owner, attempt.address)
}

async function checkReserved(app: App, reserved: ReservedAttempt, check: () => Promise<boolean>) {
  try {
    return await check()
  } catch (error) {
    await releaseAttempt(app, reserved)
    throw error
  }
}
