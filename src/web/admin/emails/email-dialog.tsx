import { emailCalls } from '#contract/emails/email-calls.ts'
import {
  emailKindTexts,
  emailStateTexts,
  erasedTextOf,
  hiddenSecret,
} from '#contract/emails/outbox-email.ts'
import type { EmailState, OutboxEmail } from '#contract/emails/outbox-email.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { Badge } from '../lists/badges.tsx'
import { DetailList, DetailPart } from '../lists/detail-list.tsx'
import type { Tone } from '../lists/badges.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { emailList, emailScreenTexts, recipientText, sendingText } from './email-list.ts'
import { useMay } from '../session/permitted.tsx'

type EmailDialogProps = {
  email: OutboxEmail
  isMailSetUp: boolean
  sending: SendingAgain
  onClose: () => void
}

export function EmailDialog({ email, isMailSetUp, sending, onClose }: EmailDialogProps) {
  const { kind, subject, text, state, attempts, createdAt, canBeSent, attachments } = email
  const sendText = sendingText(email, isMailSetUp)
  const maySend = useMay(emailCalls.sendAgain)
  return (
    <OfficeDialog
      title={subject}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose} data-first-focus>
            Close
          </Button>
          {sendText && maySend && (
            <Button
              look="action"
              onClick={() => void sending.run(email)}
              aria-disabled={sending.isBusy(email.id)}
            >
              {sending.isBusy(email.id) ? 'Sending...' : sendText}
            </Button>
          )}
        </>
      }
    >
      {sending.failure && <Banner {...sending.failure} className="mb-4" />}
      {state !== 'sent' && !canBeSent && (
        <Banner tone="warning" title={erasedTextOf(email.kind)} className="mb-4" />
      )}
      <div className="flex flex-col gap-5">
        <DetailList
          details={{
            Kind: emailKindTexts[kind],
            Recipient: recipientText(email),
            State: <EmailStateBadge state={state} />,
            Attempts: attempts,
            Result: <EmailOutcome {...{ email, isMailSetUp }} />,
            Date: timeText(createdAt),
          }}
        />
        <DetailPart title="Text">
          <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </DetailPart>
        {attachments.length > 0 && (
          <DetailPart title="Attachments">
            <ul className="text-sm wrap-anywhere">
              {attachments.map((name, index) => (
                <li key={index}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </DetailPart>
        )}
        {text.includes(hiddenSecret) && (
          <p className="text-sm text-ink-soft">Hidden parts are shown to the recipient only.</p>
        )}
      </div>
    </OfficeDialog>
  )
}

const tones: Record<EmailState, Tone> = { waiting: 'blue', sent: 'leaf', failed: 'danger' }

export function EmailStateBadge({ state }: { state: EmailState }) {
  return <Badge tone={tones[state]}>{emailStateTexts[state]}</Badge>
}

type EmailOutcomeProps = { email: OutboxEmail; isMailSetUp: boolean; className?: string }

/** The next try, or the last error. Without mail nothing is tried, whatever the row says. */
export function EmailOutcome({ email, isMailSetUp, className = '' }: EmailOutcomeProps) {
  const { state, sentAt, nextTryAt, lastError } = email
  const hasFault = state !== 'sent' && lastError !== null
  return (
    <div className="text-sm">
      {sentAt && (
        <p className="text-ink-soft">
          Sent <span className="whitespace-nowrap">{timeText(sentAt)}</span>
        </p>
      )}
      {nextTryAt && (
        <p className="text-ink-soft">
          {isMailSetUp ? `Next attempt: ${timeText(nextTryAt)}` : 'Once mail is set up'}
        </p>
      )}
      {hasFault && <p className={`wrap-anywhere text-danger ${className}`}>{lastError}</p>}
    </div>
  )
}

export type SendingAgain = ReturnType<typeof useSendingAgain>

/** Puts e-mails in line again, and reads the list anew, which shows what happens to them. */
export function useSendingAgain(onPutInLine: (email: OutboxEmail) => void) {
  return useWrite({
    store: ({ id }: OutboxEmail) => callApi(emailCalls.sendAgain, { id }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, emailScreenTexts.sendFailed),
    announces: ({ message }) => message,
    onStored: (_, email) => onPutInLine(email),
    outdates: [emailList.call],
  })
}
