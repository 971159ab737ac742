import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryPage, EnquirySummary } from '#contract/enquiries/enquiry.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ConsentDetail } from '../consents/consent-detail.tsx'
import { RetryButton } from '../frame/screen-failure.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { DetailList, DetailPart } from '../lists/detail-list.tsx'
import { ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { noteOpenedRow } from '../lists/row-focus.ts'
import { officeMeta } from '../office-meta.ts'
import { failureUnder } from '../session/api-error.ts'
import { beginRead, callQuery, outdate, queryClient } from '../session/call-query.ts'
import { EnquiryDeletionDialog, useEnquiryDeletion } from './enquiry-deletion.tsx'
import { enquiryDetails } from './enquiry-details.tsx'
import { EnquiryHistory } from './enquiry-history.tsx'
import { enquiryList, enquiryPath, replyAddress } from './enquiry-list.ts'
import { useStatusChange } from './enquiry-status.tsx'
import { useReading } from './use-reading.ts'
import type { Route } from './+types/enquiry-screen.ts'

const loadingText = 'Loading enquiry...'

export const meta = () => officeMeta('Enquiry')
export const handle: OfficeHandle = { skeleton: () => <ListScreenSkeleton text={loadingText} /> }

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  beginRead(callQuery(enquiryCalls.find, { id }))
  return null
}

const back = { to: enquiryList.path, text: 'Enquiries' }

/** One enquiry at an address of its own, which can be shared and kept open. */
export default function EnquiryScreen({ params: { id } }: Route.ComponentProps) {
  const { data, error, refetch } = useQuery(callQuery(enquiryCalls.find, { id }))
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title={data?.enquiry.name ?? 'Enquiry'}
        subtitle={data?.enquiry.product ?? ''}
        back={back}
      >
        {data && <Neighbours {...data} />}
      </ScreenHeader>
      {!data && !error && <ListSkeleton text={loadingText} />}
      {!data && error && (
        <Banner {...failureUnder('Failed to load the enquiry', error)}>
          <ButtonLink to={enquiryList.path}>Back to the enquiries</ButtonLink>
          <RetryButton onRetry={refetch} />
        </Banner>
      )}
      {data && <ShownEnquiry key={id} page={data} />}
    </div>
  )
}

function ShownEnquiry({ page: { enquiry, others } }: { page: EnquiryPage }) {
  const { id } = enquiry
  const [done, setDone] = useState('')
  const query = callQuery(enquiryCalls.find, { id })
  const replace = (enquiry: Enquiry) =>
    queryClient.setQueryData(query.queryKey, (page) => page && { ...page, enquiry })
  const statusChange = useStatusChange((enquiry, message) => {
    replace(enquiry)
    setDone(message)
  })
  const navigate = useNavigate()
  const deletion = useEnquiryDeletion(() => void navigate(enquiryList.path))
  const reading = useReading(replace)
  const markRead = useEffectEvent(() => {
    if (!enquiry.isRead) void reading.run(enquiry)
  })
  useEffect(() => markRead(), [id])
  useEffect(() => noteOpenedRow(id), [id])
  return (
    <>
      {[statusChange.failure, deletion.failure].map(
        (failure) => failure && <Banner key={failure.title} {...failure} />,
      )}
      <div className="grid items-start gap-x-10 gap-y-6 @4xl:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <h2 className="sr-only">Message and replies</h2>
          <DetailPart title="Message">
            <p className="whitespace-pre-wrap wrap-anywhere">{enquiry.message}</p>
          </DetailPart>
          <EnquiryHistory enquiry={enquiry} onReplied={replace} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <h2 className="sr-only">Details</h2>
          <DetailList details={enquiryDetails({ enquiry, done, statusChange })}>
            <ConsentDetail
              consent={enquiry.consent}
              email={enquiry.email}
              onWithdrawn={() => void outdate([enquiryCalls.find, enquiryCalls.findHistory])}
            />
          </DetailList>
          <div className="flex flex-wrap gap-3">
            <ButtonAnchor href={replyAddress(enquiry)}>Reply via Email</ButtonAnchor>
            <Button look="quiet" onClick={() => deletion.ask(enquiry)}>
              {deletion.going ? 'Deleting...' : 'Delete'}
            </Button>
          </div>
          {others.length > 0 && <OtherEnquiries {...{ others }} />}
        </div>
      </div>
      <EnquiryDeletionDialog deletion={deletion} />
    </>
  )
}

/** By the time at which they were received. */
function Neighbours({ newerId, olderId }: Pick<EnquiryPage, 'newerId' | 'olderId'>) {
  return (
    <nav aria-label="Enquiries by time" className="flex gap-3">
      {newerId && <ButtonLink to={enquiryPath(newerId)}>Newer</ButtonLink>}
      {olderId && <ButtonLink to={enquiryPath(olderId)}>Older</ButtonLink>}
    </nav>
  )
}

function OtherEnquiries({ others }: { others: EnquirySummary[] }) {
  return (
    <DetailPart title="Also from this sender">
      <ul className="border-t border-hairline text-sm">
        {others.map(({ id, reference, product, status, createdAt }) => (
          <li key={id} className="border-b border-hairline py-1.5">
            <Link to={enquiryPath(id)} className="text-action wrap-anywhere">
              {product}
            </Link>
            <p className="text-ink-soft">
              {reference} · {enquiryStatusTexts[status]} ·{' '}
              <time dateTime={createdAt}>{timeText(createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}
