import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Secrets } from './secrets.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM. Sealed is `1.` and, in base64url, IV, tag and ciphertext. */
export function aesSecrets(key: Buffer): Secrets {
  return {
    seal(text, context) {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(context))
      const hidden = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return `1.${Buffer.concat([iv, sealing.getAuthTag(), hidden]).toString('base64url')}`
    },
    open(sealed, context) {
      if (!sealed.startsWith('1.')) return undefined
      const bytes = Buffer.from(sealed.slice(2), 'base64url')
      if (bytes.length < ivBytes + tagBytes) return undefined
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const shown = opening.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([shown, opening.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
