import { listLimits } from '../list-limits.ts'
import { emptyAsAbsent, periodFields } from '../list-query.ts'
import { plainLine } from '../plain-text.ts'

/** Of the lists of enquiries and messages. */
export const receivedFields = {
  company: emptyAsAbsent(
    plainLine().max(listLimits.search, `At most ${listLimits.search} characters`),
  ),
  ...periodFields,
}
