import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { changedAtOnce } from './submission-change.ts'

/** Of several enquiries or messages. */
export function submissionChangesForm<Status>(status: z.ZodType<Status>, several: string) {
  const Change = z.object({
    id: plainLine(),
    status: status.optional(),
    assigneeId: plainLine().nullable().optional(),
  })
  return z.object({
    changes: z
      .array(Change, 'Give the changes as a list')
      .min(1, 'Give at least one change')
      .max(changedAtOnce, `At most ${changedAtOnce} ${several} can be changed at once`),
  })
}

/** Of the response: the changes that change them back. */
export function undoResponse<Status>(status: z.ZodType<Status>) {
  return z.array(
    z.object({
      id: z.string(),
      status: status.optional(),
      assigneeId: z.string().nullable().optional(),
    }),
  )
}
