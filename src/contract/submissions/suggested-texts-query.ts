import { listLimits } from '../list-limits.ts'
import { emptyAsAbsent } from '../list-query.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'

/** Of the filters of a list that take any text. */
export function suggestTextsQuery<Of extends string>(columns: readonly [Of, ...Of[]]) {
  return z.object({
    of: z.enum(columns, `Of must be one of: ${columns.join(', ')}`),
    q: emptyAsAbsent(plainLine().max(listLimits.search, `At most ${listLimits.search} characters`)),
  })
}

export const SuggestionsResponse = z.object({ suggestions: z.array(z.string()) })
