import { useQuery } from '@tanstack/react-query'
import { personCalls } from '#contract/people/person-calls.ts'
import { personMessages } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import { Banner } from '../../ui/banner.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { SessionsSkeleton, SignedInSession } from '../account/signed-in-sessions.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

type PersonSessionsProps = { person: Person; onClose: () => void }

/** Where a person is signed in, each of which can be ended. */
export function PersonSessions({ person: { id, shownName }, onClose }: PersonSessionsProps) {
  const { data, error, isFetching, refetch } = useQuery(callQuery(personCalls.listSessions, { id }))
  useFocusFallback(data)
  const ending = useWrite({
    store: (sessionId: string) => callApi(personCalls.endSession, { id, sessionId }),
    subjectOf: (sessionId) => sessionId,
    failureOf: (error) => failureOf(error, personMessages.endSessionFailed),
    announces: ({ message }) => message,
    outdates: [personCalls.listSessions, personCalls.list],
  })
  return (
    <OfficeDialog title={`Sessions of ${shownName}`} width="wide" onClose={onClose}>
      {ending.failure && <Banner {...ending.failure} className="mb-4" />}
      <ReadState
        {...{ data, error, refetch }}
        failed={personMessages.sessionsFailed}
        skeleton={<SessionsSkeleton />}
      />
      {data?.sessions.length === 0 && <p className="text-sm text-ink-soft">Signed in nowhere.</p>}
      <ul aria-label="Sessions" className="border-t border-hairline empty:hidden">
        {data?.sessions.map((session) => (
          <SignedInSession
            key={session.id}
            session={session}
            isBusy={isFetching || ending.isBusy(session.id)}
            onEnd={() => void ending.run(session.id)}
          />
        ))}
      </ul>
    </OfficeDialog>
  )
}
