import { submissionChangeMessages } from '#contract/follow-ups/submission-change.ts'
import type { RefusedSubmission } from '#contract/follow-ups/submission-change.ts'
import { now } from '#platform/clock/clock.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import { inBatches } from '../in-batches.ts'
import { Refusal } from '../refusal.ts'
import { changedTogether, lockSubmissions } from './change-submissions.ts'
import { submissionTables } from './set-follow-up.ts'
import type { SubmissionKind } from './set-follow-up.ts'

/** Into the trash, all or none. One that is gone is left out. The audit events identify nobody. */
export async function deleteSubmissions(app: App, by: Actor, ids: string[], kind: SubmissionKind) {
  return inTransaction(app, async (app) => {
    const changeId = newId()
    const deletedAt = now(app.clock)
    const yieldIfDue = yieldRegularly()
    let count = 0
    // In one order: two of these at once do not wait for each other.
    for (const some of inBatches([...new Set(ids)].toSorted(), changedTogether)) {
      const rows = await lockSubmissions(app.db, kind, some)
      const listed = rows.flatMap((row) => (row.deletedAt === null ? row.id : []))
      await setDeleted(app.db, kind, listed, deletedAt)
      await recordAudits(
        app,
        by,
        listed.map((subjectId) => ({ action: `${kind}.deleted` as const, changeId, subjectId })),
      )
      count += listed.length
      await yieldIfDue()
    }
    return { changeId: count > 0 ? changeId : null, count }
  })
}

/** Restores those that a deletion has deleted. One that was restored and deleted again stays in the trash and is named. */
export async function undoSubmissionsDeletion(
  app: App,
  by: Actor,
  deletionId: string,
  kind: SubmissionKind,
) {
  return inTransaction(app, async (app) => {
    const ids = await findDeleted(app.db, kind, deletionId)
    if (ids.length === 0) throw new Refusal('not-found', submissionChangeMessages.unknownChange)
    const changeId = newId()
    const yieldIfDue = yieldRegularly()
    const refused: RefusedSubmission[] = []
    let count = 0
    for (const some of inBatches(ids, changedTogether)) {
      const rows = await lockSubmissions(app.db, kind, some)
      const last = await findLastDeletions(app.db, kind, some)
      const trashed = rows.filter(({ deletedAt }) => deletedAt !== null)
      const restored = trashed.filter(({ id }) => last.get(id) === deletionId).map(({ id }) => id)
      await restoreRows(app, by, restored, { kind, changeId })
      count += restored.length
      const left = trashed.filter(({ id }) => last.get(id) !== deletionId)
      refused.push(...left.map(({ id, reference }) => ({ id, reference })))
      await yieldIfDue()
    }
    return { changeId: count > 0 ? changeId : null, count, refused }
  })
}

/** From the trash, whichever deletion put them there. Gives the ids of those that were in it. */
export async function restoreSubmissions(app: App, by: Actor, ids: string[], kind: SubmissionKind) {
  return inTransaction(app, async (app) => {
    const changeId = newId()
    const yieldIfDue = yieldRegularly()
    const all: string[] = []
    for (const some of inBatches(ids.toSorted(), changedTogether)) {
      const rows = await lockSubmissions(app.db, kind, some)
      const trashed = rows.flatMap((row) => (row.deletedAt === null ? [] : row.id))
      await restoreRows(app, by, trashed, { kind, changeId })
      all.push(...trashed)
      await yieldIfDue()
    }
    return all
  })
}

type Restoration = { kind: SubmissionKind; changeId: string }

async function restoreRows(app: App, by: Actor, ids: string[], { kind, changeId }: Restoration) {
  await setDeleted(app.db, kind, ids, null)
  await recordAudits(
    app,
    by,
    ids.map((subjectId) => ({ action: `${kind}.restored` as const, changeId, subjectId })),
  )
}

async function setDeleted(db: Db, kind: SubmissionKind, ids: string[], deletedAt: string | null) {
  if (ids.length === 0) return
  await db.updateTable(submissionTables[kind]).set({ deletedAt }).where('id', 'in', ids).execute()
}

async function findDeleted(db: Db, kind: SubmissionKind, deletionId: string) {
  const events = await db
    .selectFrom('audit')
    .select('subjectId')
    .where('changeId', '=', deletionId)
    .where('action', '=', `${kind}.deleted`)
    .orderBy('subjectId')
    .execute()
  return events.flatMap(({ subjectId }) => subjectId ?? [])
}

/** The deletion that each is in the trash by. */
async function findLastDeletions(db: Db, kind: SubmissionKind, ids: string[]) {
  const events = await db
    .selectFrom('audit')
    .select(['subjectId', 'changeId'])
    .where('subjectId', 'in', ids)
    .where('action', '=', `${kind}.deleted`)
    .orderBy('id')
    .execute()
  return new Map(events.map(({ subjectId, changeId }) => [subjectId ?? '', changeId]))
}
