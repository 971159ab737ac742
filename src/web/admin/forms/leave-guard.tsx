import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useWarningOnUnload } from './use-warning-on-unload.ts'

export type LeaveTexts = { question: string; hint: string; yes: string; no: string }

type LeaveGuardProps = {
  /** Absent while nothing would be lost. */
  texts: LeaveTexts | undefined
  onLeave?: () => void
}

/** Asks before a screen is left with which something would be lost. A router takes one at a time. */
export function LeaveGuard({ texts, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      texts !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarningOnUnload(texts !== undefined)
  if (blocker.state !== 'blocked' || !texts) return null
  return (
    <ConfirmDialog
      {...texts}
      onYes={() => {
        onLeave?.()
        blocker.proceed()
      }}
      onNo={() => blocker.reset()}
    />
  )
}
