import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Turns } from '../turns/turns.ts'

const derive = promisify(argon2)

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const cost = { parallelism: 1, tagLength: 32, memory: 19 * 1024, passes: 2 }

/** Two at a time: each takes 19 MiB and a thread, and the other threads serve files. */
const turns = new Turns(2)

export async function hashPassword(password: string) {
  const nonce = randomBytes(16)
  const tag = await turns.run(() => derive('argon2id', { ...cost, message: password, nonce }))
  return `argon2id$${cost.memory}$${cost.passes}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

/** Where there is nobody, it costs a hash all the same: the time does not tell who is known. */
export async function isPasswordOfAnybody(stored: string | undefined, password: string) {
  if (stored !== undefined) return isPasswordOf(stored, password)
  await hashPassword(password)
  return false
}

export async function isPasswordOf(stored: string, password: string) {
  const [, memory, passes, nonce = '', tag = ''] = stored.split('$')
  const expected = Buffer.from(tag, 'base64url')
  const actual = await turns.run(() =>
    derive('argon2id', {
      ...cost,
      memory: Number(memory),
      passes: Number(passes),
      message: password,
      nonce: Buffer.from(nonce, 'base64url'),
    }),
  )
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
