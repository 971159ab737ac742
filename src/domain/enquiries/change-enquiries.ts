import type { EnquiryChange } from '#contract/enquiries/enquiry.ts'
import { now } from '#platform/clock/clock.ts'
import { textField } from '#platform/unknown-fields.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { changeSubmissions } from '../follow-ups/change-submissions.ts'
import type { NewStatus, Submissions } from '../follow-ups/change-submissions.ts'
import { deleteSubmissions, undoSubmissionsDeletion } from '../follow-ups/delete-submissions.ts'
import { undoSubmissionsChange } from '../follow-ups/undo-submissions-change.ts'
import { filteredEnquiries } from './filtered-enquiries.ts'
import type { EnquiryFilter } from './filtered-enquiries.ts'
import { recordAnswers } from './record-answers.ts'

const enquiries: Submissions = { kind: 'enquiry', onStatuses }

type Selection = { ids?: string[] | undefined; filter: EnquiryFilter }

/** By their ids, or all that the filter finds. */
export async function changeEnquiries(
  app: App,
  by: Actor,
  { ids, filter, changes }: Selection & { changes: EnquiryChange },
) {
  const selected = ids ?? (await findIds(app.db, filter))
  return changeSubmissions(app, by, { ids: selected, changes }, enquiries)
}

export function undoEnquiriesChange(app: App, by: Actor, changeId: string) {
  return undoSubmissionsChange(app, by, changeId, enquiries)
}

/** Into the trash: by their ids, or all that the filter finds. */
export async function deleteEnquiries(app: App, by: Actor, { ids, filter }: Selection) {
  return deleteSubmissions(app, by, ids ?? (await findIds(app.db, filter)), enquiries.kind)
}

export function undoEnquiriesDeletion(app: App, by: Actor, changeId: string) {
  return undoSubmissionsDeletion(app, by, changeId, enquiries.kind)
}

async function findIds(db: Db, filter: EnquiryFilter) {
  const rows = await filteredEnquiries(db, filter).select('enquiries.id').execute()
  return rows.map(({ id }) => id)
}

/** When they were answered, which an undo of the same change forgets. */
async function onStatuses(app: App, changed: NewStatus[]) {
  await forgetAnswers(app.db, changed)
  const taken = changed.flatMap(({ row: { id, status } }) => (status === 'pending' ? id : []))
  const answeredAt = now(app.clock)
  const answered = await recordAnswers(app, taken, answeredAt)
  return (id: string) => (answered.has(id) ? { answeredAt } : {})
}

async function forgetAnswers(db: Db, changed: NewStatus[]) {
  const undone = changed.flatMap(({ row: { id }, recorded }) => {
    const answeredAt = textField(recorded, 'answeredAt')
    return answeredAt ? [{ id, answeredAt }] : []
  })
  if (undone.length === 0) return
  const moments = new Set(undone.map(({ answeredAt }) => answeredAt))
  await db
    .updateTable('enquiries')
    .set({ answeredAt: null, answerMinutes: null })
    .where(
      'id',
      'in',
      undone.map(({ id }) => id),
    )
    .where('answeredAt', 'in', [...moments])
    .execute()
}
