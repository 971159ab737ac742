import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { SuspectMark } from '../lists/detail-list.tsx'
import { RowActions, RowButton, rowActionLook } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { initialOf, replyAddress } from './enquiry-list.ts'
import { StatusSelect } from './enquiry-status.tsx'
import type { StatusChange } from './enquiry-status.tsx'

export function enquiryColumns(
  statusChange: StatusChange,
  onView: (enquiry: Enquiry) => void,
  onDelete: (enquiry: Enquiry) => void,
): Column<Enquiry>[] {
  return [
    {
      head: 'Customer',
      className: 'col-span-2 @3xl:w-[34%]',
      cell: (enquiry) => <Sender {...enquiry} />,
    },
    {
      head: 'Product',
      className: 'col-span-2 text-sm text-pretty wrap-anywhere @3xl:w-[26%]',
      cell: ({ product }) => product,
    },
    {
      head: 'Date',
      className: 'text-sm text-ink-soft @3xl:whitespace-nowrap @3xl:text-ink',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{timeText(createdAt)}</time>,
    },
    {
      head: 'Status',
      cell: (enquiry) => (
        <StatusSelect {...{ enquiry }} label={`Status of ${enquiry.name}`} change={statusChange} />
      ),
    },
    {
      head: 'Actions',
      isRight: true,
      className: 'col-span-2',
      cell: (enquiry) => (
        <RowActions>
          <RowButton
            text="View Details"
            label={`View Details of ${enquiry.name}`}
            onPress={() => onView(enquiry)}
          />
          <ButtonAnchor
            {...rowActionLook}
            href={replyAddress(enquiry)}
            aria-label={`Reply to ${enquiry.name}`}
          >
            Reply
          </ButtonAnchor>
          <RowButton
            text="Delete"
            label={`Delete the enquiry of ${enquiry.name}`}
            onPress={() => onDelete(enquiry)}
            isDeletion
          />
        </RowActions>
      ),
    },
  ]
}

/** An enquiry that nobody has opened yet is bold, with a dot. */
function Sender({ name, email, phone, isRead, isSuspect }: Enquiry) {
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
