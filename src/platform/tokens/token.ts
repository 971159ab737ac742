import { createHash, randomBytes, randomInt } from 'node:crypto'
import { clearCharacters, drawnText } from '#contract/drawn-text.ts'

/** 256 random bits. Only the hash is stored. */
export function newToken() {
  return randomBytes(32).toString('base64url')
}

export function hashOfToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

/** 20 characters without look-alikes: some 115 bits, and still to be typed from a screen. */
export function newPassword() {
  return drawnText(clearCharacters, 20, randomInt)
}
