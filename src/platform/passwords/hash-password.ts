import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Semaphore } from '../concurrency/semaphore.ts'
import type { Wait } from '../concurrency/semaphore.ts'
import { Unavailable } from '../unavailable.ts'

const derive = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { parallelism: 1, tagLength: 32, memory: 19 * 1024, passes: 2 }

/** Waiting for 50 hashes takes about six seconds on two cores. */
const queueLimits = { mostWaiting: 50, tooMany: tooManyAtOnce }

/** Two at a time: each takes 19 MiB and a thread, and the other threads serve files. */
const semaphore = new Semaphore(2, queueLimits)

/** A new password comes from an authenticated user, so its hash comes before those of sign-ins. */
const storing: Wait = { isPreferred: true }

export async function hashPassword(password: string, wait = storing) {
  const nonce = randomBytes(16)
  const tag = await semaphore.run(
    () => derive('argon2id', { ...cost, message: password, nonce }),
    wait,
  )
  return `argon2id$${cost.memory}$${cost.passes}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

/** An unknown account costs a hash too, so that the time does not reveal which accounts exist. */
export async function isPasswordOfAnybody(
  stored: string | undefined,
  password: string,
  wait?: Wait,
) {
  if (stored !== undefined) return isPasswordOf(stored, password, wait)
  await hashPassword(password, wait ?? {})
  return false
}

export async function isPasswordOf(stored: string, password: string, wait?: Wait) {
  const [, memory, passes, nonce = '', tag = ''] = stored.split('$')
  const expected = Buffer.from(tag, 'base64url')
  const check = () =>
    derive('argon2id', {
      ...cost,
      memory: Number(memory),
      passes: Number(passes),
      message: password,
      nonce: Buffer.from(nonce, 'base64url'),
    })
  const actual = await semaphore.run(check, wait)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function tooManyAtOnce() {
  return new Unavailable(
    'Too many people are signing in right now. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  )
}
