import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { sendingTexts, unsavedTexts } from './leave-questions.ts'
import type { LeaveTexts } from './leave-questions.ts'
import { storedEmail, storedToken } from '../session/stored-session.ts'

type LeaveGuardProps = {
  /** Undefined while nothing would be lost. */
  texts: LeaveTexts | undefined
  onLeave?: () => void
  onStay?: () => void
}

/** Asks before somebody leaves a screen and would lose something. A router accepts one blocker at a time. */
export function LeaveGuard({ texts, onLeave, onStay }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      texts !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarningOnUnload(texts !== undefined)
  // While the question was open.
  const isSaved = blocker.state === 'blocked' && !texts
  useEffect(() => {
    if (isSaved) blocker.proceed()
  }, [isSaved, blocker])
  if (blocker.state !== 'blocked' || !texts) return null
  return (
    <ConfirmDialog
      {...texts}
      onYes={() => {
        onLeave?.()
        blocker.proceed()
      }}
      onNo={() => {
        blocker.reset()
        onStay?.()
      }}
    />
  )
}

/**
 * Without a question where the session has ended or another person has signed in: the page then has
 * to be replaced at once. After an expiry the draft stays in the tab.
 */
function useWarningOnUnload(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const email = storedEmail()
    const warn = (event: BeforeUnloadEvent) => {
      if (storedToken() && storedEmail() === email) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}

type UnsavedGuardProps = {
  isDirty: boolean
  /** What is not saved is on its way to the server. */
  isSent: boolean
  onDiscard: () => void
  onStay?: () => void
}

/** Asks before somebody leaves a form that is not saved. What is sent is not discarded by leaving. */
export function UnsavedGuard({ isDirty, isSent, onDiscard, ...rest }: UnsavedGuardProps) {
  const question = isSent ? { texts: sendingTexts } : { texts: unsavedTexts, onLeave: onDiscard }
  return <LeaveGuard {...rest} {...(isDirty ? question : { texts: undefined })} />
}
