import { createHash } from 'node:crypto'
import { minute } from '#platform/clock/clock.ts'

/** Without a key from the browser, the same content from the same address counts once within this time. */
export const repeatWindow = 10 * minute

export type Submission = {
  content: (string | null)[]
  address: string
  /** Created by the browser when the form was opened. */
  key: string | undefined
}

export type IdempotencyKeys = {
  own: string
  /** Of the ten minutes before, where the browser sent no key. */
  before?: string
}

/** A known key with other content is a new submission, so both are hashed. */
export function idempotencyKeysOf(submission: Submission, at: Date): IdempotencyKeys {
  const { content, address, key } = submission
  if (key) return { own: hashOf(['key', key, ...content]) }
  const slot = Math.floor(at.getTime() / repeatWindow)
  const inSlot = (slot: number) => hashOf(['address', address, String(slot), ...content])
  return { own: inSlot(slot), before: inSlot(slot - 1) }
}

function hashOf(parts: (string | null)[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
