import { emptyAsAbsent, queryFields } from '../list-query.ts'
import { z } from '../schema.ts'
import { letterStates } from './letter.ts'

const { page, limit } = queryFields

/** The query of the office's list. */
export const LetterListQuery = z.object({
  page,
  limit,
  state: emptyAsAbsent(z.enum(letterStates, `State must be one of: ${letterStates.join(', ')}`)),
})
export type LetterListQuery = z.infer<typeof LetterListQuery>
