import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryLimits, enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import { Banner } from '../../ui/banner.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { officeDraft } from '../forms/office-drafts.ts'
import { outcomeOf } from '../forms/submit-form.ts'
import { DetailPart } from '../lists/detail-list.tsx'
import { callApi, downloadFile } from '../session/call-api.ts'
import { callQuery, queryClient } from '../session/call-query.ts'
import { HistoryPart } from '../submissions/history-part.tsx'
import { ReplyPart } from '../submissions/reply-part.tsx'
import { replySubjectOf } from './enquiry-list.ts'
import { Permitted } from '../session/permitted.tsx'

type EnquiryHistoryProps = { enquiry: Enquiry; onReplied: (enquiry: Enquiry) => void }

/** Read when the details open, and again whenever the status or the consent has changed. */
export function EnquiryHistory({ enquiry, onReplied }: EnquiryHistoryProps) {
  const { id, name, email, message } = enquiry
  const query = callQuery(enquiryCalls.findHistory, { id })
  const found = useQuery(query)
  const { data, error } = found
  const show = (history: SubmissionEvent[]) => queryClient.setQueryData(query.queryKey, { history })
  return (
    <>
      <ReplyPart
        call={enquiryCalls.reply}
        submissionId={id}
        {...{ email, message }}
        suggestion={{
          subject: replySubjectOf(enquiry),
          text: `Dear ${name},\n\n`,
        }}
        findFacts={async () => (await callApi(enquiryCalls.findReplyFacts, { id })).facts}
        send={async (form, options) => {
          const { enquiry, history } = await callApi(enquiryCalls.reply, { id, form }, options)
          show(history)
          onReplied(enquiry)
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
          <NoteForm enquiryId={id} onAdded={show} />
        </Permitted>
      </DetailPart>
      <HistoryPart
        found={found}
        download={(attachmentId) => downloadFile(enquiryCalls.findAttachment, { id, attachmentId })}
      />
    </>
  )
}

type NoteFormProps = { enquiryId: string; onAdded: (history: SubmissionEvent[]) => void }

/** What is typed is stored in this tab until it is added: after closing, a reload or an expired session. */
function NoteForm({ enquiryId, onAdded }: NoteFormProps) {
  const draft = officeDraft(`enquiry-note:${enquiryId}`)
  const [text, setText] = useState(() => draft.readTexts().text ?? '')
  const [done, setDone] = useState('')
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(add)
  return (
    <form {...formProps} className="flex flex-col items-start gap-2 pt-3">
      {failure && <Banner {...failure} className="self-stretch" />}
      <TextAreaField
        label="Add a note"
        name="text"
        rows={3}
        hint="Internal note."
        maxLength={enquiryLimits.note}
        value={text}
        readOnly={isBusy}
        onChange={({ target }) => {
          type(target.value)
          setDone('')
        }}
        error={fieldErrors.text}
        className="w-full"
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton look="plain" isBusy={isBusy} busyText="Adding note...">
          Add note
        </SubmitButton>
        <p role="status" className="text-sm text-leaf">
          {done}
        </p>
      </div>
    </form>
  )

  function type(text: string) {
    setText(text)
    if (text) draft.write({ text })
    else draft.remove()
  }

  async function add() {
    try {
      const { history } = await callApi(enquiryCalls.addNote, { id: enquiryId, text })
      onAdded(history)
      type('')
      setDone(enquiryMessages.noteAdded)
      return undefined
    } catch (error) {
      return outcomeOf(error, 'Failed to add the note')
    }
  }
}
