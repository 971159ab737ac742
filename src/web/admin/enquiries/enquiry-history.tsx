import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryLimits, enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { EnquiryEvent } from '#contract/enquiries/enquiry.ts'
import { Banner } from '../../ui/banner.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { officeDraft } from '../forms/office-drafts.ts'
import { outcomeOf } from '../forms/submit-form.ts'
import { RetryButton } from '../frame/screen-failure.tsx'
import { DetailPart } from '../lists/detail-list.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery, queryClient } from '../session/call-query.ts'

/** Read when the details open, and again whenever the status or the consent has changed. */
export function EnquiryHistory({ enquiryId }: { enquiryId: string }) {
  const query = callQuery(enquiryCalls.findHistory, { id: enquiryId })
  const { data, error, refetch } = useQuery(query)
  const events = data?.history ?? []
  return (
    <>
      <DetailPart title="Notes">
        {error && (
          <Banner {...failureOf(error, 'Failed to fetch the history')}>
            <RetryButton onRetry={refetch} />
          </Banner>
        )}
        {!data && !error && <Skeleton className="h-4 w-48" />}
        <ul className="border-t border-hairline empty:hidden">
          {events
            .filter(({ kind }) => kind === 'note')
            .map(({ id, at, by, text }) => (
              <li key={id} className="border-b border-hairline py-2">
                <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
                <p className="text-xs wrap-anywhere text-ink-soft">
                  {by} · <time dateTime={at}>{timeText(at)}</time>
                </p>
              </li>
            ))}
        </ul>
        <NoteForm
          enquiryId={enquiryId}
          onAdded={(history) => queryClient.setQueryData(query.queryKey, { history })}
        />
      </DetailPart>
      {!error && (
        <DetailPart title="History">
          {!data && <Skeleton className="h-4 w-64" />}
          <ol className="border-t border-hairline">
            {events
              .filter(({ kind }) => kind !== 'note')
              .map((event) => (
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
      )}
    </>
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
