import { useState } from 'react'
import { TextAreaField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { randomKey } from '../../ui/random-key.ts'
import { SubjectFailure } from '../trash/subject-failure.tsx'
import type { Subject } from '../trash/subject-failure.tsx'
import { officeDraft } from './office-drafts.ts'
import { submitByKeys, submitKeys } from './submit-by-keys.ts'
import { submitForm } from './submit-form.ts'

type NoteFormProps = {
  /** Names the draft: what the note is about. */
  about: string
  /** What the note is about, where that may be in the trash. */
  subject?: Subject
  maxLength: number
  /** With the key under which a note is stored once, also where it is sent again. */
  store: (text: string, key: string) => Promise<unknown>
  failed: string
  /** Beside the button once a note was added; without it, `store` announces it. */
  added?: string
  className?: string
}

/** What is typed is stored in this tab until it is added: after closing, a reload or an expired session. */
export function NoteForm(props: NoteFormProps) {
  const { about, subject, maxLength, store, failed, added, className = '' } = props
  const draft = officeDraft(about)
  const [text, setText] = useState(() => draft.readTexts().text ?? '')
  const [key, setKey] = useState(() => draft.readTexts().key ?? randomKey())
  const [isAdded, setAdded] = useState(false)
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(add)
  return (
    <form
      {...formProps}
      onKeyDown={submitByKeys}
      className={`flex flex-col items-start gap-2 print:hidden ${className}`}
    >
      {failure && <SubjectFailure {...{ failure, subject }} className="self-stretch" />}
      <TextAreaField
        label="Add a note"
        name="text"
        rows={3}
        hint="Internal note."
        maxLength={maxLength}
        value={text}
        readOnly={isBusy}
        onChange={({ target }) => {
          type(target.value)
          setAdded(false)
        }}
        error={fieldErrors.text}
        className="w-full"
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton
          look="plain"
          aria-keyshortcuts={submitKeys}
          isBusy={isBusy}
          busyText="Adding note..."
        >
          Add note
        </SubmitButton>
        {added && (
          <p role="status" className="text-sm text-leaf">
            {isAdded && added}
          </p>
        )}
      </div>
    </form>
  )

  function type(text: string) {
    setText(text)
    if (text) draft.write({ text, key })
    else draft.remove()
  }

  function add(_: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      async send() {
        await store(text, key)
        type('')
        setKey(randomKey())
        setAdded(true)
      },
      failed,
    })
  }
}
