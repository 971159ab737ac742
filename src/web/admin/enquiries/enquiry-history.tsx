import { useEffect, useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { Enquiry, EnquiryEvent } from '#contract/enquiries/enquiry.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { DetailPart } from '../lists/detail-list.tsx'
import { NoteForm } from './note-form.tsx'

type Told = { events?: EnquiryEvent[]; failure?: Failure }

type ToldHistory = ReturnType<typeof useEnquiryHistory>

/** Asked for when the details open, and again whenever the status or the consent has changed. */
export function useEnquiryHistory({ id, status, consent }: Enquiry) {
  const [told, setTold] = useState<Told>({})
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isWanted = true
    callApi(enquiryCalls.findHistory, { id }).then(
      ({ history }) => isWanted && setTold({ events: history }),
      (error) => {
        const failure = failureOf(error, 'Failed to fetch the history')
        if (isWanted) setTold((before) => ({ ...before, failure }))
      },
    )
    return () => void (isWanted = false)
  }, [id, status, consent?.withdrawnAt, tries])

  return {
    ...told,
    replace: (events: EnquiryEvent[]) => setTold({ events }),
    retry: () => setTries(tries + 1),
  }
}

type EnquiryNotesProps = { enquiryId: string; told: ToldHistory }

export function EnquiryNotes({ enquiryId, told }: EnquiryNotesProps) {
  const { events, failure, retry, replace } = told
  const notes = events?.filter(({ kind }) => kind === 'note')
  return (
    <DetailPart title="Notes">
      {failure && (
        <Banner {...failure}>
          <Button onClick={retry}>Try again</Button>
        </Banner>
      )}
      {!notes && !failure && <Skeleton className="h-4 w-48" />}
      {notes && notes.length > 0 && (
        <ul className="border-t border-hairline">
          {notes.map(({ id, at, by, text }) => (
            <li key={id} className="border-b border-hairline py-2">
              <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
              <p className="text-xs wrap-anywhere text-ink-soft">
                {by} · <time dateTime={at}>{timeText(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm enquiryId={enquiryId} onAdded={replace} />
    </DetailPart>
  )
}

export function EnquiryHistory({ told: { events, failure } }: { told: ToldHistory }) {
  if (failure) return null
  const changes = events?.filter(({ kind }) => kind !== 'note')
  return (
    <DetailPart title="History">
      {!changes && <Skeleton className="h-4 w-64" />}
      <ol className="border-t border-hairline">
        {changes?.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-1.5 text-sm"
          >
            <span className="wrap-anywhere">{toldAs(event)}</span>
            <time dateTime={event.at} className="text-ink-soft">
              {timeText(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </DetailPart>
  )
}

function toldAs({ kind, text, by }: EnquiryEvent) {
  if (kind === 'received') return text
  if (kind === 'consent') return `${by ?? 'The sender'} withdrew the consent to offers`
  return `${by ?? 'Somebody'} set the status to ${text}`
}
