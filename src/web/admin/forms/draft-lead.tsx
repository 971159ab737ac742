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
  /** A field without one is no part of the version. */
  labels: Partial<Record<keyof Values & string, string>>
  /** What the choices of a field are called. */
  choiceTexts?: { [Name in keyof Values]?: (value: Values[Name]) => string }
  submission: Pick<ReturnType<typeof useSubmission>, 'formProps'>
  /** Where somebody else has changed it. */
  title: string
  /** What is stored was taken for this field. */
  onTake?: (field: keyof Values & string) => void
  onDiscard?: () => void
}

/** Above the fields of a form: that what was typed is restored, or what somebody else has stored meanwhile. */
export function DraftLead<Values extends FormFields>(props: DraftLeadProps<Values>) {
  const { draft, start, labels, choiceTexts, submission, title, onTake, onDiscard } = props
  const { values, conflict } = draft
  if (!conflict) return <RestoredDraft draft={draft} onDiscard={() => discardFor(start)} />
  const theirs = conflict.values
  const shown = (fields: string[]) => keysOf(labels).filter((name) => fields.includes(name))
  return (
    <Conflict
      {...{ title, theirs }}
      {...(conflict.colliding.length > 0 && { saved: 'Both versions are shown below' })}
      isSame={conflict.isSame}
      taken={shown(conflict.taken).map(storedOf)}
      rows={shown(conflict.colliding).map((id) => ({
        ...storedOf(id),
        mine: textIn(values, id),
        onTake() {
          draft.take(id)
          onTake?.(id)
        },
      }))}
      onTakeTheirs={() => discardFor(conflict)}
      onKeepMine={() => {
        flushSync(() => draft.restart(conflict, values))
        submission.formProps.ref.current?.requestSubmit()
      }}
    />
  )

  /** The button that was pressed goes with what was typed, before the field is brought into sight. */
  function discardFor(other: FormBase<Values>) {
    flushSync(() => {
      draft.restart(other)
      onDiscard?.()
    })
    submission.formProps.ref.current?.querySelector('input')?.focus()
  }

  function storedOf(id: keyof Values & string) {
    return { id, label: labels[id] ?? '', stored: textIn(conflict?.values ?? values, id) }
  }

  function textIn(version: Values, name: keyof Values & string) {
    const value = version[name]
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    return choiceTexts?.[name]?.(value) ?? value
  }
}
