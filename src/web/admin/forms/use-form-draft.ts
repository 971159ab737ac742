import { useEffect, useState } from 'react'
import { keysOf } from '#contract/keys-of.ts'
import { officeDraft } from './office-drafts.ts'

/** What a form starts from. Something new has no version yet. */
export type FormBase<Values> = { version?: number | undefined; values: Values }

type DraftSource<Values> = {
  /** Names the draft. */
  screen: string
  start: FormBase<Values>
  /** Of a stored draft, in which an earlier version of the office may have stored another shape. */
  valuesIn: (stored: unknown) => Values | undefined
  isSame: (one: Values, other: Values) => boolean
  /** That are chosen. */
  files?: File[]
}

type DraftState<Values> = {
  values: Values
  base: FormBase<Values>
  isRestored: boolean
  /** Names of files that were chosen before a reload: a browser does not restore them. */
  lostFiles: string[]
  /** What somebody else has stored since the form was opened. */
  conflict?: FormBase<Values> | undefined
}

/** What is typed is stored in the tab until it is saved or discarded, with the names of chosen files. */
export function useFormDraft<Values>(source: DraftSource<Values>) {
  const { screen, valuesIn, isSame, files = [] } = source
  const [state, setState] = useState(() => restoredState(source))
  const { values, base } = state
  const isDirty = !isSame(values, base.values) || files.length > 0
  const fileNames = JSON.stringify(files.map(({ name }) => name))
  useEffect(() => {
    const draft = officeDraft(screen)
    if (isDirty) draft.write({ values, base, files: JSON.parse(fileNames) })
    else draft.remove()
  }, [screen, values, base, fileNames, isDirty])

  return {
    ...state,
    isDirty,
    change: (changes: Partial<Values>) =>
      setState((state) => ({ ...state, values: { ...state.values, ...changes } })),
    /** Somebody else has stored this; nothing, where the form is sent again. */
    meet: (conflict: FormBase<Values> | undefined) => setState((state) => ({ ...state, conflict })),
    /** Starts again, with these values where they are given. */
    restart: (start: FormBase<Values>, values = start.values) =>
      setState({ ...freshState(start), values }),
    remove: () => officeDraft(screen).remove(),
    /** What was typed after these were sent stays. */
    removeSent(sent: Values) {
      const draft = officeDraft(screen)
      const stored = valuesIn(Object(draft.read()).values)
      if (stored && isSame(stored, sent)) draft.remove()
    },
  }
}

export type FormFields = Record<string, string | boolean>

/** What a field may be, where it is a choice. */
type Choices<Values> = { [Name in keyof Values]?: readonly Values[Name][] }

/** Of a form of texts and choices. */
export function useFieldDraft<Values extends FormFields>({
  choices,
  ...source
}: Pick<DraftSource<Values>, 'screen' | 'start' | 'files'> & { choices?: Choices<Values> }) {
  const { values: start } = source.start
  return useFormDraft({
    ...source,
    valuesIn: (stored) => (isLike(start, stored, choices) ? stored : undefined),
    isSame: (one, other) => keysOf(start).every((name) => one[name] === other[name]),
  })
}

/** False for other fields, or a choice that is none any more: a draft of an earlier version of the office. */
export function isLike<Values extends FormFields>(
  start: Values,
  stored: unknown,
  choices: Choices<Values> = {},
): stored is Values {
  return keysOf(start).every((name) => {
    const value = Object(stored)[name]
    return typeof value === typeof start[name] && (choices[name]?.includes(value) ?? true)
  })
}

function freshState<Values>({ values, version }: FormBase<Values>): DraftState<Values> {
  return { values, base: { values, version }, isRestored: false, lostFiles: [] }
}

function restoredState<Values>({ screen, start, valuesIn, isSame }: DraftSource<Values>) {
  const fresh = freshState(start)
  const draft: Partial<Record<string, unknown>> = officeDraft(screen).read() ?? {}
  const base: Partial<Record<string, unknown>> = draft['base'] ?? {}
  const values = valuesIn(draft['values'])
  const baseValues = valuesIn(base['values'])
  if (!values || !baseValues) return fresh
  const version = typeof base['version'] === 'number' ? base['version'] : undefined
  const lostFiles = Array.isArray(draft['files']) ? draft['files'].map(String) : []
  const isRestored = lostFiles.length > 0 || !isSame(values, start.values)
  return { values, base: { values: baseValues, version }, isRestored, lostFiles }
}
