import { z } from './schema.ts'

/** Text as it is kept: no U+0000 (PostgreSQL refuses it), no lone surrogates, composed, trimmed. */
export function plainText(fault = 'This must be text') {
  return z
    .string(fault)
    .overwrite((text) => text.replaceAll('\u0000', '').toWellFormed().normalize('NFC').trim())
}
