import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

const digits = 40
const pattern = new RegExp(`^[0-9a-f]{${digits}}$`)

/** Names a file by its bytes: 160 bits of SHA-256, more than anybody finds twice. */
export async function contentHash(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return contentHashOf(hash)
}

/** Of a SHA-256 that has all bytes. */
export function contentHashOf(hash: Hash) {
  return hash.digest('hex').slice(0, digits)
}

export function isContentHash(text: string) {
  return pattern.test(text)
}
