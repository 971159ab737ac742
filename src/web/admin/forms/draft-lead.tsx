import { flushSync } from 'react-dom'
import { keysOf } from '#contract/keys-of.ts'
import type { useSubmission } from '../../ui/forms/use-submission.ts'
import { Conflict } from './conflict.tsx'
import { RestoredDraft } from './restored-draft.tsx'
import type { FormBase, FormFields, useFormDraft } from './use-form-draft.ts'

type DraftLeadProps<Values extends FormFields> = {
  draft: ReturnType<typeof useFormDraft<Values>>
  /** What the form starts from without the draft. */
  start: FormBase<Values>
  labels: Record<keyof Values & string, string>
  submission: Pick<ReturnType<typeof useSubmission>, 'formProps'>
  /** Where somebody else has changed it. */
  title: string
  /** What is stored was taken for this field. */
  onTake?: (field: keyof Values & string) => void
  onDiscard?: () => void
}

/** Above the fields of a form: that what was typed is restored, or what somebody else has stored meanwhile. */
export function DraftLead<Values extends FormFields>(props: DraftLeadProps<Values>) {
  const { draft, start, labels, submission, title, onTake, onDiscard } = props
  const { values, conflict } = draft
  if (!conflict) {
    const discard = () => {
      draft.restart(start)
      onDiscard?.()
    }
    return <RestoredDraft draft={draft} onDiscard={discard} />
  }
  const theirs = conflict.values
  const differing = keysOf(labels).filter((name) => values[name] !== theirs[name])
  return (
    <Conflict
      {...{ title, theirs }}
      saved="Both versions are shown below"
      rows={differing.map((id) => ({
        id,
        label: labels[id],
        mine: textOf(values[id]),
        stored: textOf(theirs[id]),
        onTake() {
          draft.change({ ...values, [id]: theirs[id] })
          onTake?.(id)
        },
      }))}
      onTakeTheirs={() => {
        draft.restart(conflict)
        onDiscard?.()
      }}
      onKeepMine={() => {
        flushSync(() => draft.restart(conflict, values))
        submission.formProps.ref.current?.requestSubmit()
      }}
    />
  )
}

function textOf(value: string | boolean | undefined) {
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value
}
