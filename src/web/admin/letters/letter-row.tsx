import { letterKindTexts } from '#contract/letters/letter.ts'
import type { Letter } from '#contract/letters/letter.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { rowActionLook, rowActionsLook } from '../tables/row-action-look.ts'
import { cellLook, rowLook } from '../tables/table-looks.ts'
import { LetterFate } from './letter-fate.tsx'
import { recipientText, sendingText } from './letter-names.ts'
import { LetterStateBadge } from './letter-state-badge.tsx'
import type { SendingAgain } from './use-sending-again.ts'

export type LetterRowProps = {
  letter: Letter
  isMailSetUp: boolean
  sending: SendingAgain
  onView: (letter: Letter) => void
}

export function LetterRow({ letter, isMailSetUp, sending, onView }: LetterRowProps) {
  const { kind, subject, state, attempts, createdAt } = letter
  const recipient = recipientText(letter)
  const sendText = sendingText(letter, isMailSetUp)
  return (
    <tr role="row" className={`${rowLook} grid-cols-[1fr_auto] gap-x-3 gap-y-1.5`}>
      <td role="cell" className={`${cellLook} min-w-0 @3xl:w-[30%]`}>
        <p className="font-semibold text-pretty wrap-anywhere">{subject}</p>
        <p className="text-sm text-ink-soft">{letterKindTexts[kind]}</p>
      </td>
      <td
        role="cell"
        className={`${cellLook} order-1 col-span-2 text-sm wrap-anywhere @3xl:w-[17%]`}
      >
        <span className="text-ink-soft @3xl:sr-only">To </span>
        {recipient}
      </td>
      <td role="cell" className={`${cellLook} self-start text-right @3xl:text-left`}>
        <LetterStateBadge state={state} />
      </td>
      <td
        role="cell"
        className={`${cellLook} order-3 text-right text-sm whitespace-nowrap text-ink-soft tabular-nums`}
      >
        {attempts}
        <span className="@3xl:sr-only">{attempts === 1 ? ' attempt' : ' attempts'}</span>
      </td>
      <td role="cell" className={`${cellLook} order-4 col-span-2 @3xl:w-[19%]`}>
        <LetterFate {...{ letter, isMailSetUp }} className="line-clamp-2" />
      </td>
      <td role="cell" className={`${cellLook} order-2 text-sm text-ink-soft @3xl:min-w-28`}>
        {timeText(createdAt)}
      </td>
      <td role="cell" className={`${cellLook} order-5 col-span-2 @3xl:text-right`}>
        <div className={rowActionsLook}>
          <Button
            look="quiet"
            className={rowActionLook}
            onClick={() => onView(letter)}
            aria-label={`View ${subject}, to ${recipient}`}
          >
            View
          </Button>
          {sendText && (
            <Button
              look="quiet"
              className={rowActionLook}
              onClick={() => sending.send(letter)}
              aria-label={`${sendText}: ${subject}, to ${recipient}`}
              aria-disabled={sending.isBusy(letter)}
            >
              {sending.isBusy(letter) ? 'Sending...' : sendText}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
