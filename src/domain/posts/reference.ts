import { randomInt } from 'node:crypto'

/** Digits and letters that nobody mistakes for one another on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Read out on the phone and typed into a search: `E-7KD2MQ4X`. One in 600 thousand million. */
export function newReference(kind: 'E' | 'C') {
  const drawn = Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length)))
  return `${kind}-${drawn.join('')}`
}

export const referencePattern = /^[EC]-[2-9A-HJKMNP-TV-Z]{8}$/
