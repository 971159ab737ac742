import { erasedTextOf, hiddenSecret, emailKindTexts } from '#contract/emails/outbox-email.ts'
import type { OutboxEmail } from '#contract/emails/outbox-email.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { Detail, DetailList, DetailPart } from '../lists/detail-list.tsx'
import { recipientText, sendingText } from './email-names.ts'
import { EmailOutcome, EmailStateBadge } from './email-state.tsx'
import type { SendingAgain } from './use-sending-again.ts'

type EmailDialogProps = {
  email: OutboxEmail
  isMailSetUp: boolean
  sending: SendingAgain
  onClose: () => void
}

export function EmailDialog({ email, isMailSetUp, sending, onClose }: EmailDialogProps) {
  const { kind, subject, text, state, attempts, createdAt, canBeSent } = email
  const sendText = sendingText(email, isMailSetUp)
  return (
    <Dialog
      title={subject}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose} data-first-focus>
            Close
          </Button>
          {sendText && (
            <Button
              look="action"
              onClick={() => sending.send(email)}
              aria-disabled={sending.isBusy(email)}
            >
              {sending.isBusy(email) ? 'Sending...' : sendText}
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
        <DetailList>
          <Detail name="Kind">{emailKindTexts[kind]}</Detail>
          <Detail name="Recipient">{recipientText(email)}</Detail>
          <Detail name="State">
            <EmailStateBadge state={state} />
          </Detail>
          <Detail name="Attempts">{attempts}</Detail>
          <Detail name="What became of it">
            <EmailOutcome {...{ email, isMailSetUp }} />
          </Detail>
          <Detail name="Date">{timeText(createdAt)}</Detail>
        </DetailList>
        <DetailPart title="Text">
          <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
        </DetailPart>
        {text.includes(hiddenSecret) && (
          <p className="text-sm text-ink-soft">
            What is hidden here is shown to the recipient alone.
          </p>
        )}
      </div>
    </Dialog>
  )
}
