import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { timeText } from '../../ui/format.ts'
import { pollInterval } from '../frame/use-every.ts'
import { DeletionDialog } from '../lists/deletion-dialog.tsx'
import { ListTable, rowActionLook, rowActionsLook } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { ListCount, ListView } from '../lists/list-view.tsx'
import type { Listing } from '../lists/listing.ts'
import { isChoosingIn, useFreshListing } from '../lists/use-fresh-listing.ts'
import { useRowDeletion } from '../lists/use-row-changes.ts'
import { callApi } from '../session/call-api.ts'
import { DownloadButton, useDownload } from './download-enquiries.tsx'
import { EnquiryDetailsDialog } from './enquiry-details-dialog.tsx'
import { asScreenStatus, enquiryList } from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'
import { EnquirySender } from './enquiry-sender.tsx'
import { StatusSelect, useStatusChange } from './enquiry-status.tsx'
import type { StatusChange } from './enquiry-status.tsx'
import { replyAddress } from './enquiry-texts.ts'
import { noteOneRead } from './unread-enquiries.ts'
import { useViewedEnquiry } from './use-viewed-enquiry.ts'

type ListedEnquiriesProps = { query: EnquiryQuery; listing: Listing<Enquiry> }

export function ListedEnquiries({ query, listing: loaded }: ListedEnquiriesProps) {
  const section = useRef<HTMLElement>(null)
  const [isReading, setReading] = useState(false)
  const { listing, news, ...list } = useFreshListing(loaded, {
    interval: pollInterval,
    find: () => enquiryList.find(query, { isUnattended: true }),
    isHeld: () => isReading || isChoosingIn(section.current),
  })
  const viewing = useViewedEnquiry(replace, setReading)
  const statusChange = useStatusChange(viewing.tell)
  const download = useDownload(query)
  const deletion = useRowDeletion<Enquiry>({
    store: ({ id }) => callApi(enquiryCalls.delete, { id }),
    failed: enquiryMessages.deleteFailed,
    onGone: forget,
  })
  const { revalidate } = useRevalidator()
  const { viewed } = viewing
  const ofRows = viewed ? [] : [deletion.failure, statusChange.failure]
  return (
    <ListView
      section={section}
      going={deletion.going}
      label="Enquiries"
      noun={enquiryList.noun}
      {...{ listing, news }}
      failures={[download.failure, ...ofRows]}
      head={
        <div className="-my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <ListCount listing={listing} noun={enquiryList.noun} />
          <DownloadButton download={download} />
        </div>
      }
      rows={
        <ListTable
          label="Enquiries"
          rows={listing.rows}
          columns={columnsOf(statusChange, viewing.view, deletion.ask)}
        />
      }
      empty={<NoEnquiries isFiltered={enquiryList.isFiltered(query)} />}
      addressOfPage={(page) => enquiryList.addressOf({ ...query, page })}
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

  function replace(enquiry: Enquiry) {
    list.replace(enquiry, !query.status || asScreenStatus(enquiry.status) === query.status)
  }

  function forget(enquiry: Enquiry) {
    viewing.close()
    list.remove(enquiry)
    if (!enquiry.isRead) noteOneRead()
  }

  /** What else came from this sender tells of the withdrawal too. */
  function showConsent(enquiry: Enquiry) {
    viewing.replace(enquiry)
    void revalidate()
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
          isBusy={statusChange.isBusy(enquiry)}
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
  const look = { look: 'quiet', className: rowActionLook } as const
  return (
    <div className={rowActionsLook}>
      <Button {...look} onClick={() => onView(enquiry)} aria-label={`View Details of ${name}`}>
        View Details
      </Button>
      <ButtonAnchor {...look} href={replyAddress(enquiry)} aria-label={`Reply to ${name}`}>
        Reply
      </ButtonAnchor>
      <Button
        {...look}
        onClick={() => onDelete(enquiry)}
        aria-label={`Delete the enquiry of ${name}`}
        data-delete
      >
        Delete
      </Button>
    </div>
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
