import { useEffect, useState, useSyncExternalStore } from 'react'
import { accountMessages } from '#contract/accounts/account.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { keptEmail } from './kept-session.ts'
import { loginPathFor } from './next-path.ts'
import { onSessionState, sessionState } from './session-state.ts'
import { SignInForm } from './sign-in-form.tsx'
import { watchOtherTabs } from './watch-other-tabs.ts'

/** Over whatever is on the screen: once signed in again, the work goes on where it stopped. */
export function SessionDialog() {
  const state = useSyncExternalStore(onSessionState, sessionState, sessionState)
  const [email] = useState(keptEmail)
  useEffect(watchOtherTabs, [])
  if (state !== 'expired') return null
  return (
    <Dialog title={accountMessages.expired} role="alertdialog">
      <p className="pb-5 text-ink-soft text-pretty">
        Sign in to go on. What you have typed stays where it is.
      </p>
      <SignInForm email={email}>
        <ButtonAnchor href={loginPathFor(location)} look="quiet">
          Go to the sign-in page
        </ButtonAnchor>
      </SignInForm>
    </Dialog>
  )
}
