import type { UseQueryResult } from '@tanstack/react-query'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import { dayText } from '../follow-ups/follow-up-days.ts'
import { DetailPart } from '../lists/detail-list.tsx'
import { HistoryEntry, HistoryList } from '../lists/history-list.tsx'
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
  return (
    <DetailPart title="History">
      <HistoryList {...{ error, refetch }} events={data?.history.filter(isNoNote)}>
        {(event) => (
          <HistoryEntry key={event.id} text={eventText(event)} at={event.at}>
            {event.kind === 'reply' && (
              <p dir="auto" className="py-1 whitespace-pre-wrap wrap-anywhere text-ink-soft">
                {event.text}
              </p>
            )}
            {event.attachments && (
              <ReplyAttachments attachments={event.attachments} download={download} />
            )}
          </HistoryEntry>
        )}
      </HistoryList>
    </DetailPart>
  )
}

function isNoNote({ kind }: SubmissionEvent) {
  return kind !== 'note'
}

function eventText({ kind, text, from, by }: SubmissionEvent) {
  const who = by ?? 'The system'
  if (kind === 'received') return text
  if (kind === 'email') return `E-mail: ${text}`
  if (kind === 'consent') return `${by ?? 'The sender'} withdrew the consent to offers`
  if (kind === 'status') return `${who} changed the status from ${from ?? 'none'} to ${text}`
  if (kind === 'assigned')
    return text ? `${who} assigned it to ${text}` : `${who} removed the assignee`
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
