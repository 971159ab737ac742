import { emptyAsAbsent } from '../list-query.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { followUpMessages } from './follow-up.ts'

/** What is absent stays as it is; null removes it. */
export const FollowUpForm = z
  .object({
    assigneeId: plainLine().nullable().optional(),
    followUpOn: z.iso.date(followUpMessages.badDay).nullable().optional(),
  })
  .refine(({ assigneeId, followUpOn }) => assigneeId !== undefined || followUpOn !== undefined, {
    path: ['followUpOn'],
    message: followUpMessages.nothing,
  })
export type FollowUpForm = z.infer<typeof FollowUpForm>

/** Of the lists of enquiries and messages. */
export const followUpFields = {
  /** `me`, `nobody`, or the id of an account. */
  assigned: emptyAsAbsent(plainLine()),
  /** Whose day has come, and which are not done. */
  followUp: emptyAsAbsent(z.literal('due', 'The follow-up can only be: due')),
}
