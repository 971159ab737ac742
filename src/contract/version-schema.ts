import { z } from './schema.ts'

/**
 * The version that a form was opened at: where another one is stored by then, the change is a conflict.
 * Absent, there is none. A form of files sends it as a text.
 */
export const SeenVersion = z.preprocess(
  (input) => (typeof input === 'string' ? Number(input || Number.NaN) : input),
  z.int('Version must be a whole number').optional(),
)
