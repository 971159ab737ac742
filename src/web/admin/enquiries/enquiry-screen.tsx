import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryPage } from '#contract/enquiries/enquiry.ts'
import { useLeaveDeleted, useNeighbours } from '../lists/list-and-item.tsx'
import { listHandle } from '../lists/list-screen.tsx'
import { replaceRow } from '../lists/office-list.ts'
import { officeMeta } from '../office-meta.ts'
import { beginRead, callQuery, outdate, queryClient } from '../session/call-query.ts'
import { SubmissionParts } from '../submissions/submission-parts.tsx'
import { SubmissionScreen } from '../submissions/submission-screen.tsx'
import type { SubmissionWords } from '../submissions/submission-screen.tsx'
import {
  useEnquiryDeletion,
  useEnquiryFollowUp,
  useReading,
  useStatusChange,
} from './enquiry-changes.tsx'
import { enquiryParts } from './enquiry-parts.tsx'
import { enquiryList, filterOf } from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'
import type { Route } from './+types/enquiry-screen.ts'

const words: SubmissionWords = {
  loading: 'Loading enquiry...',
  loadFailed: 'Failed to load the enquiry',
  back: 'Enquiries',
  backAfterFailure: 'Back to the enquiries',
  neighbours: 'Enquiries by time',
}

export const meta = () => officeMeta('Enquiry')
export const handle = listHandle(words.loading)

export function clientLoader({ params: { id }, url }: Route.ClientLoaderArgs) {
  beginRead(pageQuery(id, enquiryList.queryOf(url.searchParams)))
}

/** With the filters of the list, in which it has its neighbours. */
function pageQuery(id: string, query: EnquiryQuery) {
  return callQuery(enquiryCalls.find, { id, ...filterOf(query) })
}

export default function EnquiryScreen({ params: { id } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const query = enquiryList.queryOf(params)
  const found = useQuery(pageQuery(id, query))
  const { data } = found
  const { newer, older } = useNeighbours(enquiryList, query, { id, found: data })
  return (
    <SubmissionScreen
      {...{ words, found }}
      title={data?.enquiry.name ?? 'Enquiry'}
      subtitle={data?.enquiry.product ?? ''}
      listAddress={enquiryList.addressOf(query)}
      {...{ newer, older }}
    >
      {data && <ShownEnquiry key={id} page={data} {...{ query, next: older ?? newer }} />}
    </SubmissionScreen>
  )
}

type ShownEnquiryProps = {
  page: EnquiryPage
  query: EnquiryQuery
  /** What opens beside the list once this one is deleted. */
  next: string | undefined
}

function ShownEnquiry({ page: { enquiry, others }, query, next }: ShownEnquiryProps) {
  const { id } = enquiry
  const [done, setDone] = useState('')
  const replace = (enquiry: Enquiry) => {
    queryClient.setQueryData(pageQuery(id, query).queryKey, (page) => page && { ...page, enquiry })
    replaceRow(enquiryCalls.list, enquiry)
  }
  const statusChange = useStatusChange(({ enquiry, message }) => {
    replace(enquiry)
    setDone(message)
  })
  const followUp = useEnquiryFollowUp(replace)
  const leave = useLeaveDeleted({ next, listAddress: enquiryList.addressOf(query) })
  const deletion = useEnquiryDeletion(leave)
  const reading = useReading(replace)
  const markRead = useEffectEvent(() => {
    if (!enquiry.isRead) void reading.run(enquiry)
  })
  useEffect(() => markRead(), [id])
  return (
    <SubmissionParts
      {...enquiryParts({ enquiry, done, statusChange, followUp, onChanged: replace })}
      deletion={deletion}
      onConsent={() => void outdate([enquiryCalls.find, enquiryCalls.findHistory])}
      others={others.map(({ id, product, reference, status, createdAt }) => ({
        id,
        to: enquiryList.addressOfRow(id),
        text: product,
        facts: `${reference} · ${enquiryStatusTexts[status]}`,
        at: createdAt,
      }))}
    />
  )
}
