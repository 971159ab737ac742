import { attachmentMessages } from '#contract/submissions/attachment.ts'
import type { Attachment } from '#contract/submissions/attachment.ts'
import { Banner } from '../../ui/banner.tsx'
import { fileSizeText } from '../../ui/format.ts'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { saveBlob } from '../lists/save-blob.ts'
import { failureOf } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'

/** Reads one of them, by its id. */
export type DownloadAttachment = (attachmentId: string) => Promise<Blob>

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
