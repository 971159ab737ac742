import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { initialOf } from './enquiry-texts.ts'
import { SuspectMark } from '../lists/detail-list.tsx'

/** An enquiry that nobody has opened yet is bold, with a dot. */
export function EnquirySender({ enquiry }: { enquiry: Enquiry }) {
  const { name, email, phone, isRead, isSuspect } = enquiry
  return (
    <div className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="relative flex size-9 shrink-0 items-center justify-center overflow-visible rounded-full bg-hairline text-sm font-semibold text-ink"
      >
        {initialOf(name)}
        {!isRead && (
          <span className="absolute -top-0.5 -left-0.5 size-3 rounded-full border-2 border-paper bg-action" />
        )}
      </span>
      <div className="min-w-0 grow">
        <p className="text-pretty wrap-anywhere">
          <span className={isRead ? 'font-medium' : 'font-bold'}>{name}</span>
          {!isRead && <span className="sr-only"> (unread)</span>}
          {isSuspect && <SuspectMark />}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <MailAddress email={email} />
        </p>
        <p className="text-sm text-ink-soft tabular-nums">{phone}</p>
      </div>
    </div>
  )
}
