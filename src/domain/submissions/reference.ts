import { randomInt } from 'node:crypto'
import { drawnText } from '#contract/drawn-text.ts'

/** Digits and letters that cannot be confused on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Read out on the phone and typed into a search: `E-7KD2MQ4X`. One in 600 thousand million. */
export function newReference(kind: 'E' | 'C' | 'D') {
  return `${kind}-${drawnText(letters, 8, randomInt)}`
}

export const referencePattern = /^[ECD]-[2-9A-HJKMNP-TV-Z]{8}$/
