import type { FollowUpForm } from '#contract/follow-ups/follow-up-form.ts'
import { followUpMessages } from '#contract/follow-ups/follow-up.ts'
import type { FollowUp } from '#contract/follow-ups/follow-up.ts'
import { dayOf } from '#contract/site/office-time.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'

export const submissionTables = { enquiry: 'enquiries', contact: 'contacts' } as const
export type SubmissionKind = keyof typeof submissionTables

type Subject = FollowUp & { id: string; kind: SubmissionKind }

/** What is the same already is not recorded. Belongs in the transaction in which the row is locked. */
export async function setFollowUp(app: App, by: Actor, subject: Subject, form: FollowUpForm) {
  const { kind } = subject
  const before = { assigneeId: subject.assignee?.id ?? null, followUpOn: subject.followUpOn }
  const { assigneeId = before.assigneeId, followUpOn = before.followUpOn } = form
  const isAssigned = assigneeId !== before.assigneeId
  const isMoved = followUpOn !== before.followUpOn
  if (isMoved && followUpOn !== null) refusePastDay(app, followUpOn)
  if (isAssigned && assigneeId !== null) await refuseUnknownColleague(app, assigneeId)
  await app.db
    .updateTable(submissionTables[kind])
    .set({ assigneeId, followUpOn })
    .where('id', '=', subject.id)
    .execute()
  await recordAudits(app, by, [
    ...(isAssigned
      ? [eventOf(`${kind}.assigned`, { assigneeId: before.assigneeId }, { assigneeId })]
      : []),
    ...(isMoved
      ? [eventOf(`${kind}.follow-up-set`, { followUpOn: before.followUpOn }, { followUpOn })]
      : []),
  ])

  function eventOf<Action extends string>(action: Action, before: object, after: object) {
    return { action, subjectId: subject.id, before, after }
  }
}

/** One that was set before stays, however long it is due. */
function refusePastDay({ clock }: App, day: string) {
  if (day >= dayOf(clock.now())) return
  const message = followUpMessages.pastDay
  throw new Refusal('invalid', message, { fields: { followUpOn: message } })
}

/** Somebody who was removed keeps what was assigned before, and gets nothing new. */
export async function refuseUnknownColleague({ db }: App, id: string) {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('state', '!=', 'removed')
    .executeTakeFirst()
  if (account) return
  const message = followUpMessages.unknownColleague
  throw new Refusal('invalid', message, { fields: { assigneeId: message } })
}
