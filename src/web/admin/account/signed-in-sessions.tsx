import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { SessionRow } from '#contract/accounts/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { RetryButton } from '../frame/retry-button.tsx'
import type { Failure } from '../session/api-error.ts'
import type { SessionList } from './find-session-list.ts'
import { SignedInSession } from './signed-in-session.tsx'

/** What one is asked about: one session, or all others. */
type Asked = SessionRow | 'others'

export function SignedInSessions({ sessions, failure }: SessionList) {
  const fetcher = useFetcher<{ failure?: Failure }>()
  const [asked, setAsked] = useState<Asked>()
  const isBusy = fetcher.state !== 'idle'
  const shown = failure ?? fetcher.data?.failure
  useFocusKept(sessions)
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)

  function end(asked: Asked) {
    setAsked(undefined)
    const form = new FormData()
    if (asked !== 'others') form.set('id', asked.id)
    void fetcher.submit(form, { method: 'post', action: '/admin/account' })
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {shown && (
        <Banner {...shown} className="self-stretch">
          {failure && <RetryButton />}
        </Banner>
      )}
      <ul aria-label="Sessions" className="w-full border-t border-hairline">
        {sessions.map((session) => (
          <SignedInSession
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => setAsked(session)}
          />
        ))}
      </ul>
      {hasOthers && (
        <Button onClick={() => setAsked('others')} disabled={isBusy}>
          End all other sessions
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          question={
            asked === 'others' ? 'End all other sessions?' : `End the session in ${asked.browser}?`
          }
          hint="Whoever works there has to sign in again."
          yes={asked === 'others' ? 'End all other sessions' : 'End session'}
          onYes={() => end(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
