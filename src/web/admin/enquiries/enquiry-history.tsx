import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryLimits, enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryEvent } from '#contract/enquiries/enquiry.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { officeDraft } from '../forms/office-drafts.ts'
import { outcomeOf } from '../forms/submit-form.ts'
import { DetailPart } from '../lists/detail-list.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery, queryClient } from '../session/call-query.ts'

type FoundHistory = ReturnType<typeof useEnquiryHistory>

/** Read when the details open, and again whenever the status or the consent has changed. */
export function useEnquiryHistory({ id }: Enquiry) {
  const query = callQuery(enquiryCalls.findHistory, { id })
  const { data, error, refetch } = useQuery(query)
  return {
    events: data?.history,
    failure: error ? failureOf(error, 'Failed to fetch the history') : undefined,
    replace: (history: EnquiryEvent[]) =>
      void queryClient.setQueryData(query.queryKey, { history }),
    retry: () => void refetch(),
  }
}

type EnquiryNotesProps = { enquiryId: string; history: FoundHistory }

export function EnquiryNotes({ enquiryId, history }: EnquiryNotesProps) {
  const { events, failure, retry, replace } = history
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

export function EnquiryHistory({ history }: { history: FoundHistory }) {
  const { events, failure } = history
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
            <span className="wrap-anywhere">{eventText(event)}</span>
            <time dateTime={event.at} className="text-ink-soft">
              {timeText(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </DetailPart>
  )
}

function eventText({ kind, text, by }: EnquiryEvent) {
  if (kind === 'received') return text
  if (kind === 'consent') return `${by ?? 'The sender'} withdrew the consent to offers`
  return `${by ?? 'Somebody'} set the status to ${text}`
}

type NoteFormProps = { enquiryId: string; onAdded: (history: EnquiryEvent[]) => void }

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
        hint="Only the office sees it."
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
        <SubmitButton look="plain" isBusy={isBusy} busyText="Adding Note...">
          Add Note
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
