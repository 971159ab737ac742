import type { UseQueryResult } from '@tanstack/react-query'
import { attachmentMessages } from '#contract/submissions/attachment.ts'
import type { Attachment } from '#contract/submissions/attachment.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import { Banner } from '../../ui/banner.tsx'
import { fileSizeText } from '../../ui/format.ts'
import { dayText } from '../follow-ups/follow-up-days.ts'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { DetailPart } from '../lists/detail-list.tsx'
import { HistoryEntry, HistoryList } from '../lists/history-list.tsx'
import { saveBlob } from '../lists/save-blob.ts'
import { failureOf } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'

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

/** Reads one of them, by its id. */
type DownloadAttachment = (attachmentId: string) => Promise<Blob>

type ReplyAttachmentsProps = { attachments: Attachment[]; download: DownloadAttachment }

/** What went out with a reply. Each name downloads the file. */
export function ReplyAttachments({ attachments, download }: ReplyAttachmentsProps) {
  const reading = useWrite({
    store: ({ id }: Attachment) => download(id),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, attachmentMessages.downloadFailed),
    onStored: (blob, { name }) => saveBlob(name, blob),
  })
  return (
    <>
      {reading.failure && <Banner {...reading.failure} />}
      <ul aria-label="Attachments" className="flex flex-wrap gap-2 py-1">
        {attachments.map((attachment) => (
          <li key={attachment.id} className="min-w-0">
            <button
              type="button"
              aria-disabled={reading.isBusy(attachment.id)}
              onClick={() => void reading.run(attachment)}
              data-printed
              className="flex min-h-11 max-w-full items-center gap-2 rounded-md border border-hairline bg-surface px-2.5 py-1 text-left text-sm text-action hover:bg-sunken md:min-h-9 md:pointer-coarse:min-h-11"
            >
              <OfficeIcon name="file" className="size-4.5 shrink-0 text-ink-soft" />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">Download </span>
                <bdi>{attachment.name}</bdi>{' '}
                <span className="whitespace-nowrap text-ink-soft">
                  {reading.isBusy(attachment.id)
                    ? 'Downloading...'
                    : fileSizeText(attachment.bytes)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
