import { emailStateTexts } from '#contract/emails/outbox-email.ts'
import type { OutboxEmail, EmailState } from '#contract/emails/outbox-email.ts'
import { timeText } from '../../ui/format.ts'

const colours: Record<EmailState, string> = {
  waiting: 'bg-blue-wash text-blue',
  sent: 'bg-leaf-wash text-leaf',
  failed: 'bg-danger-wash text-danger',
}

export function EmailStateBadge({ state }: { state: EmailState }) {
  return (
    <span
      className={`inline-block rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap ${colours[state]}`}
    >
      {emailStateTexts[state]}
    </span>
  )
}

type EmailOutcomeProps = { email: OutboxEmail; isMailSetUp: boolean; className?: string }

/** What comes next, or what was in the way. Without mail nothing is tried, whatever the row says. */
export function EmailOutcome({ email, isMailSetUp, className = '' }: EmailOutcomeProps) {
  const { state, sentAt, nextTryAt, lastError } = email
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
