import { z } from './schema.ts'

/** A choice that a form sends as a text, and leaves out where it is no. Anything else is refused: `1` was read as no. */
export function truth(fault: string) {
  return z.preprocess(truthOfText, z.boolean(fault))
}

function truthOfText(input: unknown) {
  if (input === undefined || input === '' || input === 'false') return false
  return input === 'true' ? true : input
}
