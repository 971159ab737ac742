import { useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryLimits, enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { EnquiryEvent } from '#contract/enquiries/enquiry.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { dropDraft, findDraft, keepDraft } from '../forms/kept-draft.ts'
import type { Refused } from '../forms/refused.ts'
import { useSubmission } from '../forms/use-submission.ts'
import { failureOf, requireApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

type NoteFormProps = { enquiryId: string; onAdded: (history: EnquiryEvent[]) => void }

/** What is typed stays in this tab until it is added: through closing, a reload, an expired session. */
export function NoteForm({ enquiryId, onAdded }: NoteFormProps) {
  const screen = `enquiry-note:${enquiryId}`
  const [text, setText] = useState(() => typedIn(screen))
  const [done, setDone] = useState('')
  const { formProps, faults, failure, isBusy } = useSubmission(add)
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
        fault={faults['text']}
        className="w-full"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy && <SpinnerMark />}
          {isBusy ? 'Adding Note...' : 'Add Note'}
        </Button>
        <p role="status" className="text-sm text-leaf">
          {done}
        </p>
      </div>
    </form>
  )

  function type(text: string) {
    setText(text)
    if (text) keepDraft(screen, { text })
    else dropDraft(screen)
  }

  async function add(): Promise<Refused | undefined> {
    try {
      const { history } = await callApi(enquiryCalls.addNote, { id: enquiryId, text })
      onAdded(history)
      type('')
      setDone(enquiryMessages.noteKept)
      return undefined
    } catch (error) {
      const faults = requireApiError(error).fields
      if (faults['text']) return { faults }
      return { failure: failureOf(error, 'Failed to add the note'), faults: {} }
    }
  }
}

function typedIn(screen: string) {
  const draft = findDraft(screen) as { text?: unknown } | null
  return typeof draft?.text === 'string' ? draft.text : ''
}
