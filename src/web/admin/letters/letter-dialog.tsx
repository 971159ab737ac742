import { erasedTextOf, hiddenSecret, letterKindTexts } from '#contract/letters/letter.ts'
import type { Letter } from '#contract/letters/letter.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { Detail, DetailList, DetailPart } from '../lists/detail-list.tsx'
import { recipientText, sendingText } from './letter-names.ts'
import { LetterFate, LetterStateBadge } from './letter-state.tsx'
import type { SendingAgain } from './use-sending-again.ts'

type LetterDialogProps = {
  letter: Letter
  isMailSetUp: boolean
  sending: SendingAgain
  onClose: () => void
}

export function LetterDialog({ letter, isMailSetUp, sending, onClose }: LetterDialogProps) {
  const { kind, subject, text, state, attempts, createdAt, canBeSent } = letter
  const sendText = sendingText(letter, isMailSetUp)
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
              onClick={() => sending.send(letter)}
              aria-disabled={sending.isBusy(letter)}
            >
              {sending.isBusy(letter) ? 'Sending...' : sendText}
            </Button>
          )}
        </>
      }
    >
      {sending.failure && <Banner {...sending.failure} className="mb-4" />}
      {state !== 'sent' && !canBeSent && (
        <Banner tone="warning" title={erasedTextOf(letter.kind)} className="mb-4" />
      )}
      <div className="flex flex-col gap-5">
        <DetailList>
          <Detail name="Kind">{letterKindTexts[kind]}</Detail>
          <Detail name="Recipient">{recipientText(letter)}</Detail>
          <Detail name="State">
            <LetterStateBadge state={state} />
          </Detail>
          <Detail name="Attempts">{attempts}</Detail>
          <Detail name="What became of it">
            <LetterFate {...{ letter, isMailSetUp }} />
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
