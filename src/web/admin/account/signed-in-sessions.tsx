import { useQuery } from '@tanstack/react-query'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import type { SessionRow } from '#contract/accounts/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useQuestion } from '../forms/use-question.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

/** What a question is about: one session, or all others. */
type Asked = SessionRow | 'others'

export const sessionsQuery = callQuery(accountCalls.listSessions, {})

export function SignedInSessions() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery)
  const ending = useWrite({
    store: (asked: Asked) =>
      asked === 'others'
        ? callApi(accountCalls.endOtherSessions, {})
        : callApi(accountCalls.endSession, { id: asked.id }),
    failureOf: (error) => failureOf(error, 'Failed to end the session'),
    announces: ({ message }) => message,
    outdates: [accountCalls.listSessions],
  })
  const question = useQuestion<Asked>({
    textsOf: (asked) => ({
      question: asked === 'others' ? `${endOthers}?` : `End the session in ${asked.browser}?`,
      hint: 'Anyone who uses that session has to sign in again.',
      yes: asked === 'others' ? endOthers : 'End session',
    }),
    onYes: (asked) => void ending.run(asked),
  })
  const isBusy = ending.isBusy() || isFetching
  useFocusFallback(data)
  if (error || !data) {
    return (
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to fetch the sessions"
        skeleton={<SessionsSkeleton />}
      />
    )
  }
  const { sessions } = data
  return (
    <div className="flex flex-col items-start gap-3">
      {ending.failure && <Banner {...ending.failure} className="self-stretch" />}
      <ul aria-label="Sessions" className="w-full border-t border-hairline">
        {sessions.map((session) => (
          <SignedInSession
            key={session.id}
            {...{ session, isBusy }}
            onEnd={() => question.ask(session)}
          />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Button onClick={() => question.ask('others')} aria-disabled={isBusy}>
          {endOthers}
        </Button>
      )}
      {question.dialog}
    </div>
  )
}

const endOthers = 'End all other sessions'

type SignedInSessionProps = { session: SessionRow; isBusy: boolean; onEnd: () => void }

export function SignedInSession({ session, isBusy, onEnd }: SignedInSessionProps) {
  const { browser, startedAt, lastUsedAt, isCurrent } = session
  return (
    <li className="flex min-h-15 items-center justify-between gap-4 border-b border-hairline py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{browser}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>Started {timeText(startedAt)}</span>
          <span>Last used {timeText(lastUsedAt)}</span>
        </p>
      </div>
      {isCurrent ? (
        <span className="rounded-sm bg-leaf-wash px-1.5 text-xs font-semibold whitespace-nowrap text-leaf">
          This session
        </span>
      ) : (
        <Button
          look="quiet"
          // Not disabled while it ends: it would lose the focus, and with it its place in the list.
          onClick={onEnd}
          aria-disabled={isBusy}
          className="-mr-2.5 px-2.5!"
          aria-label={`End the session in ${browser}, started ${timeText(startedAt)}`}
        >
          End
        </Button>
      )}
    </li>
  )
}

export function SessionsSkeleton() {
  return (
    <div className="border-t border-hairline" role="status" aria-label="Loading sessions...">
      {['a', 'b'].map((row) => (
        <div key={row} className="flex h-15 flex-col justify-center gap-2 border-b border-hairline">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3 w-72 max-w-full" />
        </div>
      ))}
    </div>
  )
}
