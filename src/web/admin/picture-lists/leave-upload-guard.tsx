import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useWarningOnUnload } from '../forms/use-warning-on-unload.ts'

/** Files that are on their way would be lost with the screen. */
export function LeaveUploadGuard({ isUnderWay }: { isUnderWay: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnderWay && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarningOnUnload(isUnderWay)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      question="Leave before the upload is done?"
      hint="What has not arrived yet will not be uploaded."
      yes="Leave"
      no="Stay here"
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    />
  )
}
