import { useEffect, useSyncExternalStore } from 'react'
import { accountMessages } from '#contract/accounts/account.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { loginPathFor } from './require-session.ts'
import { onSessionState, sessionOwner, sessionState, watchOtherTabs } from './session-state.ts'
import { SignInForm } from './sign-in-frame.tsx'

/** Above any screen: after signing in again, the work on it continues. */
export function SessionDialog() {
  const state = useSyncExternalStore(onSessionState, sessionState, sessionState)
  useEffect(watchOtherTabs, [])
  if (state !== 'expired') return null
  return (
    <OfficeDialog title={accountMessages.expired} role="alertdialog">
      <p className="pb-5 text-ink-soft text-pretty">
        Sign in to continue. What you have typed is not lost.
      </p>
      <SignInForm email={sessionOwner()}>
        <ButtonAnchor href={loginPathFor(location)} look="quiet">
          Go to the sign-in page
        </ButtonAnchor>
      </SignInForm>
    </OfficeDialog>
  )
}
