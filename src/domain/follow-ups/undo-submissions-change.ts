import { submissionChangeMessages } from '#contract/follow-ups/submission-change.ts'
import type { RefusedSubmission } from '#contract/follow-ups/submission-change.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { textField } from '#platform/unknown-fields.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import type { AuditEntry } from '../audit/record-audit.ts'
import { inBatches } from '../in-batches.ts'
import { Refusal } from '../refusal.ts'
import { assign, changedTogether, lockSubmissions, setStatuses } from './change-submissions.ts'
import type { LockedSubmission, Submissions } from './change-submissions.ts'
import type { SubmissionKind } from './set-follow-up.ts'

/**
 * Gives those that a change has changed what they had before. One that somebody has changed since, or
 * that is in the trash, is left as it is and named. The undo is a change too.
 */
export async function undoSubmissionsChange(
  app: App,
  by: Actor,
  changeId: string,
  submissions: Submissions,
) {
  return inTransaction(app, async (app) => {
    const events = await findEvents(app.db, submissions.kind, changeId)
    if (events.length === 0) throw new Refusal('not-found', submissionChangeMessages.unknownChange)
    const undoId = newId()
    const yieldIfDue = yieldRegularly()
    const changed = new Set<string>()
    const refused = new Map<string, RefusedSubmission>()
    for (const some of inBatches(events, changedTogether)) {
      const { entries, left } = await undoBatch(app, some, submissions)
      await recordAudits(
        app,
        by,
        entries.map((entry) => ({ ...entry, changeId: undoId })),
      )
      for (const { subjectId } of entries) changed.add(subjectId ?? '')
      for (const { id, reference } of left) refused.set(id, { id, reference })
      await yieldIfDue()
    }
    const count = changed.size
    return { changeId: count > 0 ? undoId : null, count, refused: [...refused.values()] }
  })
}

type ChangeEvent = Awaited<ReturnType<typeof findEvents>>[number]

function findEvents(db: Db, kind: SubmissionKind, changeId: string) {
  return db
    .selectFrom('audit')
    .select(['action', 'subjectId', 'before', 'after'])
    .where('changeId', '=', changeId)
    .where('action', 'in', [`${kind}.status-changed`, `${kind}.assigned`])
    .orderBy('subjectId')
    .execute()
}

async function undoBatch(
  app: App,
  events: ChangeEvent[],
  submissions: Submissions,
): Promise<{ entries: AuditEntry[]; left: LockedSubmission[] }> {
  const ids = new Set(events.flatMap(({ subjectId }) => subjectId ?? []))
  const rows = await lockSubmissions(app.db, submissions.kind, [...ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = events.flatMap((event) => {
    const row = byId.get(event.subjectId ?? '')
    return row ? [reversalOf(event, row)] : []
  })
  const current = found.filter(({ isCurrent }) => isCurrent)
  const statuses = current.flatMap(({ row, field, before, after }) =>
    field === 'status' && before !== null ? [{ row, to: before, recorded: after }] : [],
  )
  const assignments = current.flatMap(({ row, field, before }) =>
    field === 'assigneeId' ? [{ row, to: before }] : [],
  )
  const entries = [
    ...(await setStatuses(app, statuses, submissions)),
    ...(await assign(app, assignments, submissions)),
  ]
  return { entries, left: found.flatMap(({ isCurrent, row }) => (isCurrent ? [] : [row])) }
}

function reversalOf({ action, before, after }: ChangeEvent, row: LockedSubmission) {
  const field = action.endsWith('.assigned') ? 'assigneeId' : 'status'
  const recorded: unknown = JSON.parse(after ?? '{}')
  return {
    row,
    field,
    before: textField(JSON.parse(before ?? '{}'), field) ?? null,
    after: recorded,
    isCurrent: row.deletedAt === null && row[field] === (textField(recorded, field) ?? null),
  } as const
}
