import { cleanLine, cleanText } from './clean-text.ts'
import { z } from './schema.ts'

export function plainText(fault = 'This must be text') {
  return z.string(fault).overwrite(cleanText)
}

/** What a field of one line takes. */
export function plainLine(fault = 'This must be text') {
  return z.string(fault).overwrite(cleanLine)
}
