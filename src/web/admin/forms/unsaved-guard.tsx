import { LeaveGuard } from './leave-guard.tsx'

type UnsavedGuardProps = { isDirty: boolean; onDiscard: () => void }

/** Asks before work that is not saved yet is left. */
export function UnsavedGuard({ isDirty, onDiscard }: UnsavedGuardProps) {
  return <LeaveGuard texts={isDirty ? texts : undefined} onLeave={onDiscard} />
}

const texts = {
  question: 'Leave without saving?',
  hint: 'What you have typed on this screen will be lost.',
  yes: 'Discard changes',
  no: 'Keep editing',
}
