import { dayOf } from '#contract/site/office-time.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'

/** What the query of a list says, in terms of the rows. */
export type FollowUpFilter = {
  /** Null for those that are assigned to nobody. */
  assigneeId?: string | null | undefined
  /** The follow-ups of this day and of earlier ones. */
  dueOn?: string | undefined
}

type Asked = { assigned?: string | undefined; followUp?: 'due' | undefined }

export function followUpFilterOf({ clock }: App, by: Administrator, query: Asked): FollowUpFilter {
  const { assigned, followUp } = query
  return {
    assigneeId: assigneeIdOf(assigned, by),
    dueOn: followUp && dayOf(clock.now()),
  }
}

function assigneeIdOf(assigned: string | undefined, { accountId }: Administrator) {
  if (assigned === 'me') return accountId
  return assigned === 'nobody' ? null : assigned
}
