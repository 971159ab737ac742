import { useRef } from 'react'
import { Link } from 'react-router'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import {
  enquiryMessages,
  enquiryStatuses,
  enquiryStatusTexts,
} from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryChange, EnquiryCounts } from '#contract/enquiries/enquiry.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CsvButton, useCsvDownload } from '../lists/csv-download.tsx'
import { useReturnedRow } from '../lists/row-focus.ts'
import { StatusTabs } from '../lists/status-tabs.tsx'
import { TableView } from '../lists/table-view.tsx'
import { isChoosingIn, useList } from '../lists/use-list.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { enquiryFile } from './enquiry-file.ts'
import { enquiryColumns } from './enquiry-columns.tsx'
import { useEnquiryDeletion, useStatusChange } from './enquiry-changes.tsx'
import { SelectionBar } from '../submissions/selection-bar.tsx'
import { useSubmissionSelection } from '../submissions/submission-selection.ts'
import { EnquiryDetailsDialog, useViewedEnquiry } from './enquiry-parts.tsx'
import {
  enquiryList,
  filterOf,
  screenStatusOf,
  serverStatusOf,
  statusChoices,
} from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'
import { noteOneRead } from './unread-enquiries.ts'

export function ListedEnquiries() {
  const section = useRef<HTMLElement>(null)
  const list = useList(enquiryList, {
    isHeld: () => viewing.viewed !== undefined || isChoosingIn(section.current),
  })
  const { query, listing } = list
  const viewing = useViewedEnquiry((enquiry) => {
    list.replace(enquiry, !query.status || screenStatusOf[enquiry.status] === query.status)
  })
  const { viewed } = viewing
  const statusChange = useStatusChange(viewing.confirm)
  const download = useCsvDownload(enquiryList.readAll, enquiryFile)
  const selection = useEnquirySelection(list)
  const deletion = useEnquiryDeletion((enquiry) => {
    viewing.closeDeleted(enquiry)
    list.remove(enquiry)
    if (!enquiry.isRead) noteOneRead()
  })
  const returned = useReturnedRow(section, list.rows)
  const ofRows = viewed ? [] : [deletion.failure, statusChange.failure]
  return (
    <TableView
      section={section}
      label="Enquiries"
      list={list}
      loading={enquiryMessages.loading}
      failures={[download.failure, ...selection.failures, ...ofRows]}
      banners={
        <>
          {list.facts?.isMailSetUp === false && <NoMail />}
          <StatusTabs
            all="All Enquiries"
            current={query.status}
            statuses={tabsWith(list.facts?.counts)}
            addressOf={(status) => list.addressOf({ ...query, status, page: 1 })}
          />
        </>
      }
      head={
        listing && (
          <SelectionBar
            {...{ selection, listing, statusChoices }}
            noun={list.noun}
            statusOf={serverStatusOf}
          >
            <CsvButton isBusy={download.isBusy()} onPress={() => void download.run(query)} />
          </SelectionBar>
        )
      }
      columns={enquiryColumns({ query, selection, statusChange, viewing, deletion })}
      cardLook="relative row-card row-card-enquiry"
      returned={returned}
      empty={{
        title: enquiryMessages.none,
        hint: 'New enquiries appear here.',
        filteredHint: 'Try another search or status.',
        children: <ButtonLink to="/products">View the products on the site</ButtonLink>,
      }}
    >
      {viewed && (
        <EnquiryDetailsDialog
          enquiry={viewed}
          done={viewing.done}
          {...{ statusChange, deletion, onChanged: viewing.replace }}
          onConsent={showConsent}
          onClose={viewing.close}
        />
      )}
      {deletion.dialog}
    </TableView>
  )

  /** Other enquiries of this sender show the withdrawal too. */
  function showConsent(enquiry: Enquiry) {
    viewing.replace(enquiry)
    void outdate([enquiryCalls.list, enquiryCalls.findHistory])
  }
}

function tabsWith(counts: EnquiryCounts | undefined) {
  return enquiryStatuses.map(
    (status) => [screenStatusOf[status], enquiryStatusTexts[status], counts?.[status]] as const,
  )
}

function NoMail() {
  return (
    <Banner
      tone="warning"
      title="No mail is set up."
      detail="No one is notified of new enquiries by e-mail, and replies cannot be sent from here."
    >
      <Link to="/admin/settings" className="inline-flex min-h-11 items-center text-sm">
        Open settings
      </Link>
    </Banner>
  )
}

type ShownEnquiries = {
  query: EnquiryQuery
  rows: Enquiry[]
  listing: { total: number } | undefined
}

function useEnquirySelection({ query, rows, listing }: ShownEnquiries) {
  return useSubmissionSelection({
    call: enquiryCalls.changeSeveral,
    noun: enquiryList.noun,
    list: enquiryList.path,
    filter: filterOf(query),
    shown: rows,
    total: listing?.total ?? 0,
    store: (target, changes: EnquiryChange) =>
      callApi(enquiryCalls.changeSeveral, { ...target, changes }),
    undo: (changeId) => callApi(enquiryCalls.undoChange, { changeId }),
    deletion: {
      call: enquiryCalls.deleteSeveral,
      store: (target) => callApi(enquiryCalls.deleteSeveral, target),
      undo: (changeId) => callApi(enquiryCalls.undoDeletion, { changeId }),
      failed: enquiryMessages.deleteSeveralFailed,
    },
    failed: enquiryMessages.changeFailed,
    reads: [enquiryCalls.list, enquiryCalls.find, enquiryCalls.findHistory],
  })
}
