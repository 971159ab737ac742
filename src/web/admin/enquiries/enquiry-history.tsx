import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryLimits, enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoteForm } from '../forms/note-form.tsx'
import { DetailPart } from '../lists/detail-list.tsx'
import { callApi, downloadFile } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { HistoryPart } from '../submissions/history-part.tsx'
import { ReplyPart } from '../submissions/reply-part.tsx'
import { useHistory } from '../submissions/use-history.ts'
import { lastReplyIdIn } from '../submissions/use-composed-reply.ts'
import { replySubjectOf } from './enquiry-list.ts'
import { Permitted } from '../session/permitted.tsx'

type EnquiryHistoryProps = { enquiry: Enquiry; onReplied: (enquiry: Enquiry) => void }

/** Read when the details open, and again whenever the status or the consent has changed. */
export function EnquiryHistory({ enquiry, onReplied }: EnquiryHistoryProps) {
  const { id, name, email, message } = enquiry
  const { found, show } = useHistory({
    call: enquiryCalls.findHistory,
    id,
    read: (options) => callApi(enquiryCalls.findHistory, { id }, options),
  })
  const { data, error } = found
  return (
    <>
      <ReplyPart
        call={enquiryCalls.reply}
        subject={{ kind: 'enquiry', id }}
        {...{ email, message }}
        suggestion={{
          subject: replySubjectOf(enquiry),
          text: `Dear ${name},\n\n`,
        }}
        lastReplyId={lastReplyIdIn(found.data?.history)}
        isMailSetUp={found.data?.isMailSetUp ?? true}
        readHistory={found.refetch}
        findFacts={async () => (await callApi(enquiryCalls.findReplyFacts, { id })).facts}
        send={async (form, options) => {
          const { enquiry, history } = await callApi(enquiryCalls.reply, { id, form }, options)
          show(history)
          onReplied(enquiry)
          void outdate([enquiryCalls.list])
        }}
      />
      <DetailPart title="Notes">
        {!data && !error && <Skeleton className="h-4 w-48" />}
        <ul className="border-t border-hairline empty:hidden">
          {(data?.history ?? [])
            .filter(({ kind }) => kind === 'note')
            .map(({ id, at, by, text }) => (
              <li key={id} className="border-b border-hairline py-2">
                <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {text}
                </p>
                <p className="text-xs wrap-anywhere text-ink-soft">
                  {by} · <time dateTime={at}>{timeText(at)}</time>
                </p>
              </li>
            ))}
        </ul>
        <Permitted call={enquiryCalls.addNote}>
          <NoteForm
            about={`enquiry-note:${id}`}
            subject={{ kind: 'enquiry', id }}
            maxLength={enquiryLimits.note}
            store={async (text, key) =>
              show((await callApi(enquiryCalls.addNote, { id, text }, { key })).history)
            }
            failed="Failed to add the note"
            added={enquiryMessages.noteAdded}
            className="pt-3"
          />
        </Permitted>
      </DetailPart>
      <HistoryPart
        found={found}
        download={(attachmentId) => downloadFile(enquiryCalls.findAttachment, { id, attachmentId })}
      />
    </>
  )
}
