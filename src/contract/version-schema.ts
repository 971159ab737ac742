import { numberFromText } from './number-from-text.ts'
import { z } from './schema.ts'

/**
 * The version that a form was opened at: where another one is stored by then, the change is a conflict.
 * Absent, there is none.
 */
export const SeenVersion = z.preprocess(
  numberFromText,
  z.int('Version must be a whole number').optional(),
)
