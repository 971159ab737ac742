import { useEffect, useState } from 'react'
import { keysOf } from '#contract/keys-of.ts'
import { mergeVersions, withFields } from './merge-versions.ts'
import type { Differing, FieldOf } from './merge-versions.ts'
import { officeDraft } from './office-drafts.ts'

/** What a form starts from. Something new has no version yet. */
export type FormBase<Values> = { version?: number | undefined; values: Values }

type DraftSource<Values> = {
  /** Names the draft. */
  screen: string
  start: FormBase<Values>
  /** Of a stored draft, in which an earlier version of the office may have stored another shape. */
  valuesIn: (stored: unknown) => Values | undefined
  differing: Differing<Values>
  /** That are chosen. */
  files?: File[]
  /** The fields that the chosen files change. */
  touched?: FieldOf<Values>[]
}

type DraftState<Values> = {
  values: Values
  base: FormBase<Values>
  isRestored: boolean
  /** Names of files that were chosen before a reload: a browser does not restore them. */
  lostFiles: string[]
  /** What somebody else has stored since the form was opened. */
  conflict?: MetVersion<Values> | undefined
}

type MetVersion<Values> = FormBase<Values> & {
  /** The fields that they alone have changed: the form has their values. */
  taken: FieldOf<Values>[]
  /** The fields that both have changed, and for which nobody has chosen yet. */
  colliding: FieldOf<Values>[]
}

/** What is typed is stored in the tab until it is saved or discarded, with the names of chosen files. */
export function useFormDraft<Values>(source: DraftSource<Values>) {
  const { screen, valuesIn, differing, files = [], touched = [] } = source
  const [state, setState] = useState(() => restoredState(source))
  const conflict = shownConflict(state, source)
  const { values } = state
  // Nothing collides any more where their value was typed too: the form is one of their version.
  const base = conflict?.colliding.length === 0 ? conflict.stored : state.base
  const isDirty = differing(values, base.values).length > 0 || files.length > 0
  const fileNames = JSON.stringify(files.map(({ name }) => name))
  useEffect(() => {
    const draft = officeDraft(screen)
    if (isDirty) draft.write({ values, base, files: JSON.parse(fileNames) })
    else draft.remove()
  }, [screen, values, base, fileNames, isDirty])

  return {
    ...state,
    base,
    conflict,
    isDirty,
    change: (changes: Partial<Values>) =>
      setState((state) => ({ ...state, values: { ...state.values, ...changes } })),
    /** Somebody else has stored this; nothing, where the form is sent again. */
    meet: (theirs: FormBase<Values> | undefined) =>
      setState((state) =>
        theirs
          ? mergedState(state, theirs, { differing, touched })
          : { ...state, conflict: undefined },
      ),
    /** Their value of a field that both have changed. */
    take: (field: FieldOf<Values>) => setState((state) => takenState(state, field)),
    /** Starts again, with these values where they are given. */
    restart: (start: FormBase<Values>, values = start.values) =>
      setState({ ...freshState(start), values }),
    remove: () => officeDraft(screen).remove(),
    /** What was typed after these were sent stays. */
    removeSent(sent: Values) {
      const draft = officeDraft(screen)
      const stored = valuesIn(Object(draft.read()).values)
      if (stored && differing(stored, sent).length === 0) draft.remove()
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
}: Pick<DraftSource<Values>, 'screen' | 'start' | 'files' | 'touched'> & {
  choices?: Choices<Values>
}) {
  const { values: start } = source.start
  return useFormDraft({
    ...source,
    valuesIn: (stored) => (isLike(start, stored, choices) ? stored : undefined),
    differing: (one, other) => keysOf(start).filter((name) => one[name] !== other[name]),
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

type Compared<Values> = Pick<DraftSource<Values>, 'differing' | 'touched'>

function mergedState<Values>(
  state: DraftState<Values>,
  theirs: FormBase<Values>,
  compared: Compared<Values>,
): DraftState<Values> {
  const { base } = state
  const versions = { base: base.values, mine: state.values, theirs: theirs.values }
  const { values, taken, colliding } = mergeVersions({ ...versions, ...compared })
  const known = { ...base, values: withFields(base.values, theirs.values, taken) }
  const conflict = { ...theirs, taken, colliding }
  return settledState({ ...state, values, base: known, conflict })
}

function takenState<Values>(state: DraftState<Values>, field: FieldOf<Values>): DraftState<Values> {
  const { values, base, conflict } = state
  if (!conflict) return state
  return settledState({
    ...state,
    values: withFields(values, conflict.values, [field]),
    base: { ...base, values: withFields(base.values, conflict.values, [field]) },
    conflict: { ...conflict, colliding: conflict.colliding.filter((other) => other !== field) },
  })
}

/** Without a field to choose for, the form is one of their version: it can be saved. */
function settledState<Values>(state: DraftState<Values>): DraftState<Values> {
  const { conflict } = state
  if (!conflict || conflict.colliding.length > 0) return state
  return { ...state, base: { values: conflict.values, version: conflict.version } }
}

/** What is typed after the conflict may be what they have stored. */
function shownConflict<Values>(
  { values, conflict }: DraftState<Values>,
  { differing, touched = [] }: Compared<Values>,
) {
  if (!conflict) return undefined
  const apart = [...differing(values, conflict.values), ...touched]
  const colliding = conflict.colliding.filter((field) => apart.includes(field))
  return { ...conflict, stored: conflict, colliding, isSame: apart.length === 0 }
}

function restoredState<Values>({ screen, start, valuesIn, differing }: DraftSource<Values>) {
  const fresh = freshState(start)
  const draft: Partial<Record<string, unknown>> = officeDraft(screen).read() ?? {}
  const base: Partial<Record<string, unknown>> = draft['base'] ?? {}
  const values = valuesIn(draft['values'])
  const baseValues = valuesIn(base['values'])
  if (!values || !baseValues) return fresh
  const version = typeof base['version'] === 'number' ? base['version'] : undefined
  const lostFiles = Array.isArray(draft['files']) ? draft['files'].map(String) : []
  const isRestored = lostFiles.length > 0 || differing(values, start.values).length > 0
  return { values, base: { values: baseValues, version }, isRestored, lostFiles }
}
