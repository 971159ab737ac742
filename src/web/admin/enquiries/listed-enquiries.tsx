import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { Banner } from '../../ui/banner.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { RetryButton } from '../frame/retry-button.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { isChoosingIn } from '../tables/is-choosing-in.ts'
import { NewRows } from '../tables/new-rows.tsx'
import { useIsChanging } from '../tables/use-is-changing.ts'
import { useFocusAfterDeletion } from '../tables/use-focus-after-deletion.ts'
import { DeleteEnquiryDialog } from './delete-enquiry-dialog.tsx'
import { EnquiriesHead } from './enquiries-head.tsx'
import { ViewEnquiryDialog } from './view-enquiry-dialog.tsx'
import { EnquiryRows } from './enquiry-rows.tsx'
import { enquiryAddress } from './enquiry-table-query.ts'
import type { EnquiryTableQuery } from './enquiry-table-query.ts'
import type { EnquiryListing } from './find-enquiry-listing.ts'
import { NoEnquiries } from './no-enquiries.tsx'
import { noteOneRead } from './unread-enquiries.ts'
import { useDownload } from './use-download.ts'
import { useEnquiryDeletion } from './use-enquiry-deletion.ts'
import { useEnquiryList } from './use-enquiry-list.ts'
import { useStatusChange } from './use-status-change.ts'
import { useViewedEnquiry } from './use-viewed-enquiry.ts'

type ListedEnquiriesProps = { query: EnquiryTableQuery; listing: EnquiryListing }

export function ListedEnquiries({ query, listing: loaded }: ListedEnquiriesProps) {
  const section = useRef<HTMLElement>(null)
  const [isReading, setReading] = useState(false)
  const list = useEnquiryList(query, loaded, () => isReading || isChoosingIn(section.current))
  const viewing = useViewedEnquiry(list.replace, setReading)
  const statusChange = useStatusChange(viewing.tell)
  const download = useDownload(query)
  const deletion = useEnquiryDeletion(forget)
  const isChanging = useIsChanging()
  const { revalidate } = useRevalidator()
  const { rows, total, page, pages, failure } = list.listing
  const { viewed } = viewing
  useFocusAfterDeletion(section, rows, deletion.going)
  useFocusKept(rows)
  return (
    <section ref={section} aria-label="Enquiries" className="flex flex-col gap-3">
      {failure && (
        <Banner {...failure}>
          <RetryButton />
        </Banner>
      )}
      {deletion.failure && !viewed && <Banner {...deletion.failure} />}
      {download.failure && <Banner {...download.failure} />}
      {statusChange.failure && !viewed && (
        <Banner
          title={statusChange.failure.title}
          detail={statusChange.failure.detail}
          className="sticky top-14 z-10 md:top-0"
        />
      )}
      <NewRows count={list.newCount} noun={['enquiry', 'enquiries']} onShow={list.showNew} />
      {total > 0 && <EnquiriesHead listing={list.listing} download={download} />}
      <div className={isChanging ? 'opacity-50 transition-opacity delay-150' : ''}>
        {rows.length > 0 && (
          <EnquiryRows
            enquiries={rows}
            statusChange={statusChange}
            onView={viewing.view}
            onDelete={deletion.ask}
          />
        )}
        {!failure && total === 0 && <NoEnquiries query={query} />}
      </div>
      <Pager
        {...{ page, pages }}
        label="Pages"
        addressOf={(page) => enquiryAddress({ ...query, page })}
      />
      {viewed && (
        <ViewEnquiryDialog
          enquiry={viewed}
          done={viewing.done}
          statusChange={statusChange}
          deletion={deletion}
          onConsent={showConsent}
          onClose={viewing.close}
        />
      )}
      <DeleteEnquiryDialog deletion={deletion} />
    </section>
  )

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
