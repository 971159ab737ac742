import { useRef } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { timeText } from '../../ui/format.ts'
import { ListSkeleton } from '../lists/list-screen.tsx'
import { ListTable, RowActions, RowButton, rowActionLook } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { ListCount, ListView } from '../lists/list-view.tsx'
import { DeletionDialog, useRowDeletion } from '../lists/row-deletion.tsx'
import { isChoosingIn, useList } from '../lists/use-list.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { DownloadButton, useDownload } from './download-enquiries.tsx'
import { EnquiryDetailsDialog, useViewedEnquiry } from './enquiry-details-dialog.tsx'
import { asScreenStatus, enquiryList } from './enquiry-list.ts'
import { EnquirySender } from './enquiry-sender.tsx'
import { StatusSelect, useStatusChange } from './enquiry-status.tsx'
import type { StatusChange } from './enquiry-status.tsx'
import { replyAddress } from './enquiry-texts.ts'
import { noteOneRead } from './unread-enquiries.ts'

export function ListedEnquiries() {
  const section = useRef<HTMLElement>(null)
  const list = useList(enquiryList, {
    isHeld: () => viewing.viewed !== undefined || isChoosingIn(section.current),
  })
  const { query, listing } = list
  const viewing = useViewedEnquiry((enquiry) => {
    list.replace(enquiry, !query.status || asScreenStatus(enquiry.status) === query.status)
  })
  const { viewed } = viewing
  const statusChange = useStatusChange(viewing.confirm)
  const download = useDownload()
  const deletion = useRowDeletion<Enquiry>({
    store: ({ id }) => callApi(enquiryCalls.delete, { id }),
    failed: enquiryMessages.deleteFailed,
    onGone(enquiry) {
      viewing.close()
      list.remove(enquiry)
      if (!enquiry.isRead) noteOneRead()
    },
  })
  const ofRows = viewed ? [] : [deletion.failure, statusChange.failure]
  return (
    <ListView
      section={section}
      going={deletion.going}
      label="Enquiries"
      list={list}
      skeleton={<ListSkeleton text={enquiryMessages.loading} />}
      failures={[download.failure, ...ofRows]}
      head={
        listing && (
          <div className="-my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <ListCount listing={listing} noun={list.noun} />
            <DownloadButton isBusy={download.isBusy()} onPress={() => void download.run(query)} />
          </div>
        )
      }
      rows={
        <ListTable
          label="Enquiries"
          rows={list.rows}
          columns={columnsOf(statusChange, viewing.view, deletion.ask)}
        />
      }
      empty={<NoEnquiries isFiltered={list.isFiltered} />}
    >
      {viewed && (
        <EnquiryDetailsDialog
          enquiry={viewed}
          done={viewing.done}
          {...{ statusChange, deletion }}
          onConsent={showConsent}
          onClose={viewing.close}
        />
      )}
      <DeletionDialog
        deletion={deletion}
        question={({ reference, name }) => `Delete the enquiry ${reference} from ${name}?`}
        hint={() =>
          'Its notes and e-mails are deleted too, and a consent to offers given with it. It cannot be restored.'
        }
      />
    </ListView>
  )

  /** Other enquiries of this sender show the withdrawal too. */
  function showConsent(enquiry: Enquiry) {
    viewing.replace(enquiry)
    void outdate([enquiryCalls.list, enquiryCalls.findHistory])
  }
}

type RowAction = (enquiry: Enquiry) => void

function columnsOf(
  statusChange: StatusChange,
  onView: RowAction,
  onDelete: RowAction,
): Column<Enquiry>[] {
  return [
    {
      head: 'Customer',
      className: 'col-span-2 @3xl:w-[34%]',
      cell: (enquiry) => <EnquirySender enquiry={enquiry} />,
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
        <StatusSelect
          status={enquiry.status}
          isBusy={statusChange.isBusy(enquiry.id)}
          label={`Status of ${enquiry.name}`}
          onChange={(screen) => statusChange.change(enquiry, screen)}
        />
      ),
    },
    {
      head: 'Actions',
      isRight: true,
      className: 'col-span-2',
      cell: (enquiry) => <Actions {...{ enquiry, onView, onDelete }} />,
    },
  ]
}

type ActionsProps = { enquiry: Enquiry; onView: RowAction; onDelete: RowAction }

function Actions({ enquiry, onView, onDelete }: ActionsProps) {
  const { name } = enquiry
  return (
    <RowActions>
      <RowButton
        text="View Details"
        label={`View Details of ${name}`}
        onPress={() => onView(enquiry)}
      />
      <ButtonAnchor {...rowActionLook} href={replyAddress(enquiry)} aria-label={`Reply to ${name}`}>
        Reply
      </ButtonAnchor>
      <RowButton
        text="Delete"
        label={`Delete the enquiry of ${name}`}
        onPress={() => onDelete(enquiry)}
        isDeletion
      />
    </RowActions>
  )
}

function NoEnquiries({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title={enquiryMessages.none} hint="Try another search or status.">
      <ButtonLink to={enquiryList.path}>Clear Filters</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      title={enquiryMessages.none}
      hint="What visitors ask about your products comes in here by itself."
    >
      <ButtonLink to="/products">View the products on the site</ButtonLink>
    </EmptyState>
  )
}
