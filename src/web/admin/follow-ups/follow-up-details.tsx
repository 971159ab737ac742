import { useId, useRef, useState } from 'react'
import type { Route } from '#contract/call.ts'
import type { FollowUpForm } from '#contract/follow-ups/follow-up-form.ts'
import { followUpMessages } from '#contract/follow-ups/follow-up.ts'
import type { FollowUp } from '#contract/follow-ups/follow-up.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { Button } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { failureUnder } from '../session/api-error.ts'
import { Permitted } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import type { Subject } from '../trash/subject-failure.tsx'
import { dayText, quickDays } from './follow-up-days.ts'
import { useColleagues } from './use-colleagues.ts'

type FollowedUp = FollowUp & { id: string }

type FollowUpProps = { row: FollowedUp; change: FollowUpChange }

/** By their names, for the details of an enquiry or a message. */
export function followUpDetails({ row, change }: FollowUpProps) {
  return {
    'Assigned to': (
      <Permitted call={change.call} instead={row.assignee?.shownName ?? 'Nobody'}>
        <Assignee {...{ row, change }} />
      </Permitted>
    ),
    'Follow-up': (
      <Permitted call={change.call} instead={row.followUpOn ? dayText(row.followUpOn) : 'None'}>
        <FollowUpDay {...{ row, change }} />
      </Permitted>
    ),
  }
}

function Assignee({ row: { id, assignee }, change }: FollowUpProps) {
  const { me, others } = useColleagues()
  // Until the accounts are read, there is the one to choose from that is chosen.
  const known = [me, ...others].some((one) => one?.id === assignee?.id)
    ? others
    : [...others, assignee]
  const choices = known.flatMap((one): [string, string][] => (one ? [[one.id, one.shownName]] : []))
  return (
    <Select
      aria-label="Assigned to"
      aria-busy={change.isBusy(id)}
      value={assignee?.id ?? ''}
      choices={[
        ['', 'Nobody'],
        ...(me ? [[me.id, `Me (${me.shownName})`] as const] : []),
        ...choices,
      ]}
      onChoose={(chosen) => void change.run({ id, assigneeId: chosen || null })}
      className={`${controlLook} ${change.isBusy(id) ? 'opacity-60' : ''}`}
    />
  )
}

/** Quick choices, and a date that is stored when one leaves the field or presses Enter. */
function FollowUpDay({ row: { id, followUpOn }, change }: FollowUpProps) {
  const [typed, setTyped] = useState(followUpOn ?? '')
  const [shown, setShown] = useState(followUpOn)
  if (shown !== followUpOn) {
    setShown(followUpOn)
    setTyped(followUpOn ?? '')
  }
  const [today] = useState(() => dayOf(new Date()))
  const [isPast, setPast] = useState(false)
  const noteId = useId()
  const isDue = followUpOn !== null && followUpOn <= today
  const store = (day: string | null) => {
    const isRefused = day !== null && day !== followUpOn && day < today
    setPast(isRefused)
    if (day === followUpOn) setTyped(day ?? '')
    else if (!isRefused) void change.run({ id, followUpOn: day })
  }
  return (
    <div className="flex flex-col gap-1">
      <input
        type="date"
        aria-label="Follow-up"
        aria-describedby={noteId}
        aria-invalid={isPast}
        value={typed}
        min={today}
        max="2099-12-31"
        onChange={({ target }) => {
          setTyped(target.value)
          setPast(false)
        }}
        onBlur={({ target: { validity } }) => {
          if (!validity.badInput && !validity.rangeOverflow) store(typed || null)
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className={`${controlLook} ${change.isBusy(id) ? 'opacity-60' : ''}`}
      />
      <div id={noteId} className="text-sm">
        <p role="alert" className="text-danger empty:hidden">
          {isPast && followUpMessages.pastDay}
        </p>
        <p className={`empty:hidden ${isDue ? 'text-amber' : 'text-ink-soft'}`}>
          {followUpOn && (isDue ? `Due on ${dayText(followUpOn)}` : dayText(followUpOn))}
        </p>
      </div>
      <div className="follow-up-days">
        {quickDays(today).map(([text, day]) => (
          <Button
            key={text}
            look="quiet"
            aria-pressed={day === followUpOn}
            aria-label={`Follow up: ${text}, ${dayText(day)}`}
            onClick={() => store(day)}
          >
            {text}
          </Button>
        ))}
        {followUpOn && (
          <Button look="quiet" aria-label="Remove the follow-up" onClick={() => store(null)}>
            Remove
          </Button>
        )}
      </div>
    </div>
  )
}

type FollowUpInput = FollowUpForm & { id: string }

type FollowUpWrite<Stored> = {
  kind: Subject['kind']
  call: Route
  store: (input: FollowUpInput) => Promise<Stored>
  onStored: (stored: Stored) => void
  outdates: Route[]
}

export type FollowUpChange = ReturnType<typeof useFollowUp>

/**
 * Assigns an enquiry or a message, or sets its follow-up. What is chosen while a change is under way
 * follows it: a press on a quick choice first leaves the date, which stores it.
 */
export function useFollowUp<Stored extends { message: string }>(write: FollowUpWrite<Stored>) {
  const { kind, call, store, onStored, outdates } = write
  const earlier = useRef<Promise<unknown>>(undefined)
  const { run, ...change } = useWrite({
    store,
    subjectOf: ({ id }: FollowUpInput) => id,
    failureOf: (error, { id }) => ({
      ...failureUnder(followUpMessages.failed, error),
      subject: { kind, id, isChosen: true },
    }),
    announces: ({ message }) => message,
    onStored,
    outdates,
  })
  return { ...change, call, run: runInTurn }

  function runInTurn(input: FollowUpInput) {
    const turn = Promise.resolve(earlier.current).then(() => run(input))
    earlier.current = turn
    return turn
  }
}
