import type { Colleague, FollowUp } from '#contract/follow-ups/follow-up.ts'

type Stored = {
  assigneeId: string | null
  assigneeEmail: string | null
  /** As colleagues read it. */
  assigneeName: string | null
  followUpOn: string | null
}

export function followUpOf({ followUpOn, ...stored }: Stored): FollowUp {
  return { assignee: assigneeOf(stored), followUpOn }
}

type Assignee = Omit<Stored, 'followUpOn'>

function assigneeOf({ assigneeId, assigneeEmail, assigneeName }: Assignee): Colleague | null {
  if (!assigneeId || !assigneeEmail || !assigneeName) return null
  return { id: assigneeId, email: assigneeEmail, shownName: assigneeName }
}
