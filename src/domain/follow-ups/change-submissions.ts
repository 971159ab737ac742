import type { SubmissionChange } from '#contract/follow-ups/submission-change.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import type { AuditEntry } from '../audit/record-audit.ts'
import { inBatches } from '../in-batches.ts'
import { updateRows } from '../update-rows.ts'
import { refuseUnknownColleague, submissionTables } from './set-follow-up.ts'
import type { SubmissionKind } from './set-follow-up.ts'

/** Enquiries or messages, and what else a new status changes of them. */
export type Submissions = {
  kind: SubmissionKind
  /** Gives what else the event of each records. */
  onStatuses?: (app: App, changed: NewStatus[]) => Promise<(id: string) => object>
}

export type NewStatus = {
  row: LockedSubmission
  to: string
  /** By the event that an undo reverses. */
  recorded?: unknown
}

/** Rows that are read and written by one statement: in between, other requests are served. */
export const changedTogether = 250

/** All or none. One that is gone, or that has all of it already, is left out. */
export async function changeSubmissions(
  app: App,
  by: Actor,
  { ids, changes }: { ids: string[]; changes: SubmissionChange<string> },
  submissions: Submissions,
) {
  return inTransaction(app, async (app) => {
    const changeId = newId()
    const yieldIfDue = yieldRegularly()
    if (changes.assigneeId) await refuseUnknownColleague(app, changes.assigneeId)
    let count = 0
    // In one order: two of these at once do not wait for each other.
    for (const some of inBatches([...new Set(ids)].toSorted(), changedTogether)) {
      const rows = await lockSubmissions(app.db, submissions.kind, some)
      const listed = rows.filter(({ deletedAt }) => deletedAt === null)
      const events = await changeBatch(app, listed, changes, submissions)
      await recordAudits(
        app,
        by,
        events.map((event) => ({ ...event, changeId })),
      )
      count += new Set(events.map(({ subjectId }) => subjectId)).size
      await yieldIfDue()
    }
    return { changeId: count > 0 ? changeId : null, count }
  })
}

export type LockedSubmission = Awaited<ReturnType<typeof lockSubmissions>>[number]

/** Those in the trash too, by their ids. Both engines lock a row that is written. */
export function lockSubmissions(db: Db, kind: SubmissionKind, ids: string[]) {
  return db
    .updateTable(submissionTables[kind])
    .set((row) => ({ id: row.ref('id') }))
    .where('id', 'in', ids)
    .returning(['id', 'reference', 'status', 'assigneeId', 'deletedAt'])
    .execute()
}

async function changeBatch(
  app: App,
  rows: LockedSubmission[],
  { status, assigneeId }: SubmissionChange<string>,
  submissions: Submissions,
) {
  const statuses = rows.flatMap((row) =>
    status === undefined || row.status === status ? [] : [{ row, to: status }],
  )
  const assignments = rows.flatMap((row) =>
    assigneeId === undefined || row.assigneeId === assigneeId ? [] : [{ row, to: assigneeId }],
  )
  return [
    ...(await setStatuses(app, statuses, submissions)),
    ...(await assign(app, assignments, submissions)),
  ]
}

/** Gives the events. */
export async function setStatuses(
  app: App,
  changed: NewStatus[],
  { kind, onStatuses }: Submissions,
): Promise<AuditEntry[]> {
  const updates = changed.map(({ row: { id }, to }) => ({ id, set: { status: to } }))
  await updateRows(app.db, submissionTables[kind], updates)
  const besides = await onStatuses?.(app, changed)
  return changed.map(({ row: { id, status }, to }) => ({
    action: `${kind}.status-changed`,
    subjectId: id,
    before: { status },
    after: { status: to, ...besides?.(id) },
  }))
}

type Assignment = { row: LockedSubmission; to: string | null }

/** Gives the events. */
export async function assign(
  app: App,
  assignments: Assignment[],
  { kind }: Submissions,
): Promise<AuditEntry[]> {
  const updates = assignments.map(({ row: { id }, to }) => ({ id, set: { assigneeId: to } }))
  await updateRows(app.db, submissionTables[kind], updates)
  return assignments.map(({ row: { id, assigneeId }, to }) => ({
    action: `${kind}.assigned`,
    subjectId: id,
    before: { assigneeId },
    after: { assigneeId: to },
  }))
}
