import type { FollowUpForm } from '#contract/follow-ups/follow-up-form.ts'
import type { FollowUp } from '#contract/follow-ups/follow-up.ts'
import type { SubmissionChange } from '#contract/follow-ups/submission-change.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'

/** How enquiries or messages are read and changed one by one. */
type Submissions<Status> = {
  find: (db: Db, id: string) => Promise<Changed<Status> | undefined>
  setStatus: (app: App, by: Actor, id: string, status: Status) => Promise<unknown>
  followUp: (app: App, by: Actor, id: string, form: FollowUpForm) => Promise<unknown>
}

type Changed<Status> = Pick<FollowUp, 'assignee'> & { status: Status }

/**
 * Sets status or assignee of several ones. Gives the changes that restore what they had, for those
 * alone that have changed. One that is gone is left out.
 */
export async function changeSubmissions<Status>(
  app: App,
  by: Actor,
  changes: SubmissionChange<Status>[],
  submissions: Submissions<Status>,
): Promise<SubmissionChange<Status>[]> {
  return inTransaction(app, async (app) => {
    const undo: SubmissionChange<Status>[] = []
    // In one order: two of these at once do not wait for each other.
    for (const change of changes.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      undo.push(...(await changeOne(app, by, change, submissions)))
    }
    return undo
  })
}

async function changeOne<Status>(
  app: App,
  by: Actor,
  { id, status, assigneeId }: SubmissionChange<Status>,
  { find, setStatus, followUp }: Submissions<Status>,
) {
  const before = await find(app.db, id)
  if (!before) return []
  const assignedBefore = before.assignee?.id ?? null
  const hasStatus = status !== undefined && status !== before.status
  const hasAssignee = assigneeId !== undefined && assigneeId !== assignedBefore
  if (hasStatus) await setStatus(app, by, id, status)
  if (hasAssignee) await followUp(app, by, id, { assigneeId })
  if (!hasStatus && !hasAssignee) return []
  return [
    {
      id,
      ...(hasStatus ? { status: before.status } : {}),
      ...(hasAssignee ? { assigneeId: assignedBefore } : {}),
    },
  ]
}
