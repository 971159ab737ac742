import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useWarningOnUnload } from './use-warning-on-unload.ts'

type UnsavedGuardProps = { isDirty: boolean; onDiscard: () => void }

/** Asks before work that is not saved yet is left. */
export function UnsavedGuard({ isDirty, onDiscard }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarningOnUnload(isDirty)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      question="Leave without saving?"
      hint="What you have typed on this screen will be lost."
      yes="Discard changes"
      no="Keep editing"
      onYes={() => {
        onDiscard()
        blocker.proceed()
      }}
      onNo={() => blocker.reset()}
    />
  )
}
