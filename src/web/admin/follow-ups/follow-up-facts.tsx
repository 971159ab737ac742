import { useState } from 'react'
import type { Colleague, FollowUp } from '#contract/follow-ups/follow-up.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { storedEmail } from '../session/stored-session.ts'
import { dayText, shortDayText } from './follow-up-days.ts'

type FollowUpFactsProps = {
  row: FollowUp
  /** Nothing more is due. */
  isDone: boolean
}

/** Who answers it, and when, before the first words of a row. */
export function FollowUpFacts({ row: { assignee, followUpOn }, isDone }: FollowUpFactsProps) {
  const [today] = useState(() => dayOf(new Date()))
  const isDue = followUpOn !== null && followUpOn <= today && !isDone
  return (
    <>
      {assignee && (
        <span title={assignee.shownName} className="font-medium text-ink">
          <span className="sr-only">Assigned to </span>
          {assignee.email === storedEmail() ? 'Me' : <bdi>{shortName(assignee)}</bdi>}
          {' · '}
        </span>
      )}
      {followUpOn && (
        <span title={dayText(followUpOn)} className={isDue ? 'text-amber' : 'text-ink'}>
          {isDue ? 'Due ' : <span className="sr-only">Follow-up </span>}
          <span className="figures">{shortDayText(followUpOn, today)}</span>
          {' · '}
        </span>
      )}
    </>
  )
}

/** Of somebody without a name, the part of the address that differs from those of colleagues. */
function shortName({ email, shownName }: Colleague) {
  return shownName === email ? email.replace(/@.*/, '') : shownName
}
