import type { Colleague, FollowUp } from '#contract/follow-ups/follow-up.ts'

type Stored = {
  assigneeId: string | null
  assigneeEmail: string | null
  /** As colleagues read it. */
  assigneeName: string | null
  followUpOn: string | null
}

/** The row with its follow-up as the calls answer with it. */
export function withFollowUp<Row extends Stored>(row: Row) {
  const { assigneeId, assigneeEmail, assigneeName, followUpOn, ...rest } = row
  const followUp: FollowUp = {
    assignee: assigneeOf({ assigneeId, assigneeEmail, assigneeName }),
    followUpOn,
  }
  return { ...rest, ...followUp }
}

type Assignee = Omit<Stored, 'followUpOn'>

function assigneeOf({ assigneeId, assigneeEmail, assigneeName }: Assignee): Colleague | null {
  if (!assigneeId || !assigneeEmail || !assigneeName) return null
  return { id: assigneeId, email: assigneeEmail, shownName: assigneeName }
}
