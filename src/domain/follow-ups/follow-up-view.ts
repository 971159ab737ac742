import type { FollowUp } from '#contract/follow-ups/follow-up.ts'

type Stored = {
  assigneeId: string | null
  assigneeEmail: string | null
  followUpOn: string | null
}

export function followUpOf({ assigneeId, assigneeEmail, followUpOn }: Stored): FollowUp {
  const assignee = assigneeId && assigneeEmail ? { id: assigneeId, email: assigneeEmail } : null
  return { assignee, followUpOn }
}
