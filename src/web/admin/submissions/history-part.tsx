import type { UseQueryResult } from '@tanstack/react-query'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import { Banner } from '../../ui/banner.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RetryButton } from '../frame/screen-failure.tsx'
import { dayText } from '../follow-ups/follow-up-days.ts'
import { DetailPart } from '../lists/detail-list.tsx'
import { failureOf } from '../session/api-error.ts'
import { ReplyAttachments } from './reply-attachments.tsx'
import type { DownloadAttachment } from './reply-attachments.tsx'

type FoundHistory = Pick<
  UseQueryResult<{ history: SubmissionEvent[] }>,
  'data' | 'error' | 'refetch'
>

type HistoryPartProps = { found: FoundHistory; download: DownloadAttachment }

/** The history of an enquiry or a message, the oldest first. Notes have a part of their own. */
export function HistoryPart({ found, download }: HistoryPartProps) {
  const { data, error, refetch } = found
  const events = data?.history.filter(({ kind }) => kind !== 'note') ?? []
  return (
    <DetailPart title="History">
      {error && (
        <Banner {...failureOf(error, 'Failed to fetch the history')}>
          <RetryButton onRetry={refetch} />
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-4 w-64" />}
      <ol className="border-t border-hairline empty:hidden">
        {events.map((event) => (
          <li key={event.id} className="border-b border-hairline py-1.5 text-sm">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">{eventText(event)}</span>
              <time dateTime={event.at} className="text-ink-soft">
                {timeText(event.at)}
              </time>
            </div>
            {event.kind === 'reply' && (
              <p className="py-1 whitespace-pre-wrap wrap-anywhere text-ink-soft">{event.text}</p>
            )}
            {event.attachments && (
              <ReplyAttachments attachments={event.attachments} download={download} />
            )}
          </li>
        ))}
      </ol>
    </DetailPart>
  )
}

function eventText({ kind, text, from, by }: SubmissionEvent) {
  const who = by ?? 'The system'
  if (kind === 'received') return text
  if (kind === 'email') return `E-mail: ${text}`
  if (kind === 'consent') return `${by ?? 'The sender'} withdrew the consent to offers`
  if (kind === 'status') return `${who} changed the status from ${from ?? 'none'} to ${text}`
  if (kind === 'assigned')
    return text ? `${who} assigned it to ${text}` : `${who} assigned it to nobody`
  if (kind === 'follow-up') {
    return text ? `${who} set the follow-up to ${dayText(text)}` : `${who} removed the follow-up`
  }
  return `${who} ${done[kind]} it`
}

const done = {
  read: 'opened',
  note: 'noted',
  reply: 'replied to',
  deleted: 'deleted',
  restored: 'restored',
} as const
