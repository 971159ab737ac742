import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { Link } from 'react-router'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { FollowUpFacts } from '../follow-ups/follow-up-facts.tsx'
import { Age, AgeAndTime } from '../lists/age.tsx'
import { SuspectMark } from '../lists/badges.tsx'
import {
  actionsColumn,
  RowActions,
  RowButton,
  rowActionLook,
  sortsBy,
  sortsByTime,
} from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { openerOf } from '../lists/row-focus.ts'
import { SelectSubmission } from '../submissions/selection-bar.tsx'
import type { SubmissionSelection } from '../submissions/submission-selection.ts'
import { enquiryList, initialOf, replyAddress } from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'
import { StatusSelect } from './enquiry-changes.tsx'
import type { StatusChange } from './enquiry-changes.tsx'
import { Permitted } from '../session/permitted.tsx'

type ColumnsProps = {
  query: EnquiryQuery
  selection: SubmissionSelection<EnquiryStatus>
  statusChange: StatusChange
  viewing: { view: (enquiry: Enquiry) => void }
  deletion: { ask: (enquiry: Enquiry) => void }
}

export function enquiryColumns(props: ColumnsProps): Column<Enquiry>[] {
  const { query, selection, statusChange, viewing, deletion } = props
  return [
    {
      head: 'Customer',
      sorts: sortsBy('name'),
      className: 'row-text col-span-2',
      cell: (enquiry) => <Sender {...{ enquiry, query, selection }} />,
    },
    {
      head: 'Product',
      sorts: sortsBy('product'),
      className: 'row-text col-span-2',
      cell: (enquiry) => (
        <>
          <bdi className="row-product">{enquiry.product}</bdi>
          <p className="row-second">
            <FollowUpFacts row={enquiry} isDone={enquiry.status === 'closed'} />
            <bdi>{enquiry.message}</bdi>
          </p>
        </>
      ),
    },
    {
      head: 'Date',
      sorts: sortsByTime,
      className: 'row-date col-span-2',
      cell: ({ createdAt }) => <AgeAndTime at={createdAt} />,
    },
    {
      head: 'Status',
      sorts: sortsBy('status'),
      className: 'row-control',
      cell: (enquiry) => (
        <StatusSelect {...{ enquiry }} label={`Status of ${enquiry.name}`} change={statusChange} />
      ),
    },
    actionsColumn(
      (enquiry) => (
        <RowActions>
          <RowButton
            text="View Details"
            label={`View Details of ${enquiry.name}`}
            onPress={() => viewing.view(enquiry)}
          />
          <ButtonAnchor
            {...rowActionLook}
            href={replyAddress(enquiry)}
            aria-label={`Reply to ${enquiry.name}`}
          >
            Reply
          </ButtonAnchor>
          <Permitted call={enquiryCalls.delete}>
            <RowButton
              text="Delete"
              label={`Delete the enquiry of ${enquiry.name}`}
              onPress={() => deletion.ask(enquiry)}
            />
          </Permitted>
        </RowActions>
      ),
      'row-control row-actions',
    ),
  ]
}

type SenderProps = {
  enquiry: Enquiry
  query: EnquiryQuery
  selection: SubmissionSelection<EnquiryStatus>
}

/** An enquiry that nobody has opened yet is bold, with a dot. The whole row is the link. */
function Sender({ enquiry, query, selection }: SenderProps) {
  const { id, name, company, email, phone, isRead, isSuspect } = enquiry
  return (
    <div className="row-who flex items-start gap-3">
      <SelectSubmission
        row={enquiry}
        label={`Select the enquiry of ${name}`}
        selection={selection}
      />
      <span
        aria-hidden="true"
        className="row-avatar relative flex size-9 shrink-0 items-center justify-center overflow-visible rounded-full bg-hairline text-sm font-semibold text-ink"
      >
        {initialOf(name)}
        {!isRead && (
          <span className="absolute -top-0.5 -left-0.5 size-3 rounded-full border-2 border-paper bg-action" />
        )}
      </span>
      <div className="min-w-0 grow">
        <p className="row-first">
          <Link
            to={enquiryList.addressOfRow(id, query)}
            {...openerOf(enquiry)}
            className={`row-link line-clamp-2 ${isRead ? 'font-medium' : 'font-bold'}`}
          >
            <bdi>{name}</bdi>
            {!isRead && <span className="sr-only"> (unread)</span>}
          </Link>
          {company && (
            <span className="row-rest">
              · <bdi>{company}</bdi>
            </span>
          )}
          {isSuspect && <SuspectMark />}
        </p>
        <p className="row-second row-sender">
          {email} · <span className="figures">{phone}</span>
        </p>
      </div>
      <span className="row-card-age" aria-hidden="true">
        <Age at={enquiry.createdAt} />
      </span>
    </div>
  )
}
