import type { FieldsOf } from '../call-definition.ts'
import { MessageResponse } from '../general-schemas.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { changedAtOnce } from './submission-change.ts'
import type { RefusedSubmission } from './submission-change.ts'

const noChange = 'Choose what to change'

/** Of several enquiries or messages: by their ids, or all that the filters of their list find. */
export function submissionChangesForm<Status extends string, Query>(
  status: z.ZodType<Status, Status>,
  query: z.ZodType<Query>,
  several: string,
) {
  const idsFault = `Choose between 1 and ${changedAtOnce} ${several}`
  const changes = z
    .object({ status: status.optional(), assigneeId: plainLine().nullable().optional() }, noChange)
    .refine(({ status, assigneeId }) => status !== undefined || assigneeId !== undefined, noChange)
  return z
    .object({
      ids: z.array(plainLine(), idsFault).min(1, idsFault).max(changedAtOnce, idsFault).optional(),
      query: query.optional(),
      changes,
    })
    .refine(({ ids, query }) => (ids === undefined) !== (query === undefined), {
      error: `Choose ${several} by their ids or by a query`,
      path: ['ids'],
    })
}

/** Null where nothing was stored. */
const changeId = z.string().nullable()

export const SubmissionsChangedResponse = MessageResponse.extend({ changeId, count: z.int() })

export const ChangeParams = z.object({ changeId: plainLine() })

/** The undo is a change too. */
export const SubmissionsUndoneResponse = SubmissionsChangedResponse.extend({
  refused: z.array(
    z.object({ id: z.string(), reference: z.string() } satisfies FieldsOf<RefusedSubmission>),
  ),
})
