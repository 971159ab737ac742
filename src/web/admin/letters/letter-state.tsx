import { letterStateTexts } from '#contract/letters/letter.ts'
import type { Letter, LetterState } from '#contract/letters/letter.ts'
import { timeText } from '../../ui/format.ts'

const colours: Record<LetterState, string> = {
  waiting: 'bg-blue-wash text-blue',
  sent: 'bg-leaf-wash text-leaf',
  failed: 'bg-danger-wash text-danger',
}

export function LetterStateBadge({ state }: { state: LetterState }) {
  return (
    <span
      className={`inline-block rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap ${colours[state]}`}
    >
      {letterStateTexts[state]}
    </span>
  )
}

type LetterFateProps = { letter: Letter; isMailSetUp: boolean; className?: string }

/** What comes next, or what was in the way. Without mail nothing is tried, whatever the row says. */
export function LetterFate({ letter, isMailSetUp, className = '' }: LetterFateProps) {
  const { state, sentAt, nextTryAt, lastError } = letter
  const hasFault = state !== 'sent' && lastError !== null
  return (
    <div className="text-sm">
      {sentAt && <p className="text-ink-soft">Sent {timeText(sentAt)}</p>}
      {nextTryAt && (
        <p className="text-ink-soft">
          {isMailSetUp ? `Next try ${timeText(nextTryAt)}` : 'Once mail is set up'}
        </p>
      )}
      {hasFault && <p className={`wrap-anywhere text-danger ${className}`}>{lastError}</p>}
    </div>
  )
}
