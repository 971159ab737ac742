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
  const changes = z
    .object({ status: status.optional(), assigneeId: plainLine().nullable().optional() }, noChange)
    .refine(({ status, assigneeId }) => status !== undefined || assigneeId !== undefined, noChange)
  return z
    .object({ ...selectionFields(query, several), changes })
    .refine(isOneSelection, selectionFault(several))
}

/** The same for several that are deleted. */
export function submissionDeletionForm<Query>(query: z.ZodType<Query>, several: string) {
  return z.object(selectionFields(query, several)).refine(isOneSelection, selectionFault(several))
}

function selectionFields<Query>(query: z.ZodType<Query>, several: string) {
  const fault = `Choose between 1 and ${changedAtOnce} ${several}`
  return {
    ids: z.array(plainLine(), fault).min(1, fault).max(changedAtOnce, fault).optional(),
    query: query.optional(),
  }
}

function isOneSelection({ ids, query }: { ids?: unknown; query?: unknown }) {
  return (ids === undefined) !== (query === undefined)
}

function selectionFault(several: string) {
  return { error: `Choose ${several} by their ids or by a query`, path: ['ids'] }
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
