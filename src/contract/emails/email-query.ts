import { emptyAsAbsent, queryFields, sortField } from '../list-query.ts'
import { z } from '../schema.ts'
import { emailSorts, emailStates } from './outbox-email.ts'

const { q, page, limit } = queryFields

/** The query of the office's list. */
export const EmailListQuery = z.object({
  /** Words of the recipient and the subject. */
  q,
  page,
  limit,
  sort: sortField(emailSorts),
  state: emptyAsAbsent(z.enum(emailStates, `State must be one of: ${emailStates.join(', ')}`)),
})
export type EmailListQuery = z.infer<typeof EmailListQuery>
