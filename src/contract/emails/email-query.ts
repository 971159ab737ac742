import { emptyAsAbsent, queryFields, sortField } from '../list-query.ts'
import { z } from '../schema.ts'
import { emailSorts, emailStates } from './outbox-email.ts'

const { page, limit } = queryFields

/** The query of the office's list. */
export const EmailListQuery = z.object({
  page,
  limit,
  sort: sortField(emailSorts),
  state: emptyAsAbsent(z.enum(emailStates, `State must be one of: ${emailStates.join(', ')}`)),
})
export type EmailListQuery = z.infer<typeof EmailListQuery>
