import { createHash } from 'node:crypto'
import { minute } from '#platform/clock/clock.ts'

/** Without a key of the browser's, the same from the same address is one for so long. */
export const onceWindow = 10 * minute

export type Posting = {
  content: (string | null)[]
  address: string
  /** Made by the browser when the form was opened. */
  key: string | undefined
}

/** The same key and content again is the same posting, whenever it comes. */
export function onceKeysOf(posting: Posting, at: Date) {
  const { content, address, key } = posting
  if (key) return { own: hashOf(['key', key, ...content]), before: undefined }
  const slot = Math.floor(at.getTime() / onceWindow)
  const inSlot = (slot: number) => hashOf(['address', address, String(slot), ...content])
  return { own: inSlot(slot), before: inSlot(slot - 1) }
}

function hashOf(parts: (string | null)[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
