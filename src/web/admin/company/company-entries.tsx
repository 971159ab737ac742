import { useEffect, useId, useRef } from 'react'
import type { CompanyField, ListRow } from '#contract/company/company-fields.ts'
import { Button } from '../../ui/button.tsx'
import type { WrongEntry } from './use-company-check.ts'
import { CompanyText } from './company-text.tsx'

type Entry = Record<string, string>

type CompanyEntriesProps = {
  name: CompanyField
  row: ListRow
  entries: readonly Entry[]
  error: string | undefined
  wrong: WrongEntry | undefined
  onChange: (entries: Entry[]) => void
}

/** Entries in an order: each is added, moved and removed. */
export function CompanyEntries(props: CompanyEntriesProps) {
  const { name, row, entries, error, wrong, onChange } = props
  const { label, entry: noun, hint, least, most } = row
  const { list, change } = useFocusedEntry(onChange)
  const textId = useId()
  const ofList = wrong ? undefined : error
  const text = ofList ?? hint
  return (
    <fieldset className="min-w-0 @xl:col-span-2" aria-describedby={text ? textId : undefined}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <ol ref={list} className="flex flex-col gap-3">
        {entries.map((entry, at) => (
          <li key={at} className="border border-hairline bg-surface p-3">
            <EntryParts
              {...{ name, row, entry }}
              title={`${label} ${at + 1}`}
              error={error}
              wrongPart={wrong?.at === at ? wrong.part : undefined}
              onPart={(changed) => onChange(entries.with(at, changed))}
            />
            <div className="mt-2 flex flex-wrap justify-end gap-x-2">
              {at > 0 && (
                <EntryButton
                  text="Move up"
                  label={`Move up: ${noun} ${at + 1}`}
                  onPress={() => change(movedUp(entries, at), at - 1)}
                />
              )}
              {entries.length > least && (
                <EntryButton
                  text="Remove"
                  label={`Remove ${noun} ${at + 1}`}
                  onPress={() => change(entries.toSpliced(at, 1), Math.max(at - 1, 0))}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {text && (
        // An error of the list gets the focus, because it belongs to none of the controls alone.
        <p
          id={textId}
          {...(ofList ? { 'data-outcome': true, tabIndex: -1 } : {})}
          className={`mt-1 text-sm ${ofList ? 'text-danger' : 'text-ink-soft'}`}
        >
          {text}
        </p>
      )}
      {entries.length < most && (
        <Button
          className="mt-3"
          onClick={() => change([...entries, emptyEntry(row)], entries.length)}
        >
          + Add {noun}
        </Button>
      )}
    </fieldset>
  )
}

type EntryPartsProps = {
  name: CompanyField
  row: ListRow
  entry: Entry
  /** Such as `Phones 2`. */
  title: string
  error: string | undefined
  /** The part that the error is about. */
  wrongPart: string | undefined
  onPart: (entry: Entry) => void
}

function EntryParts({ name, row, entry, title, error, wrongPart, onPart }: EntryPartsProps) {
  return (
    <div role="group" aria-label={title} className="grid gap-x-5 gap-y-4 @xl:grid-cols-2">
      {Object.entries(row.parts).map(([part, partRow]) => (
        <CompanyText
          key={part}
          name={name}
          row={partRow}
          value={entry[part] ?? ''}
          error={error && part === wrongPart ? `${title}: ${error}` : undefined}
          onText={(text) => onPart({ ...entry, [part]: text })}
        />
      ))}
    </div>
  )
}

type EntryButtonProps = { text: string; label: string; onPress: () => void }

function EntryButton({ text, label, onPress }: EntryButtonProps) {
  return (
    <Button look="quiet" className="px-2!" aria-label={label} onClick={onPress}>
      {text}
    </Button>
  )
}

/** The first control of an entry that was added or moved gets the focus. */
function useFocusedEntry(onChange: (entries: Entry[]) => void) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const entry = list.current?.children[wanted.current]
    entry?.querySelector<HTMLElement>('input, textarea, button')?.focus()
    wanted.current = undefined
  })
  const change = (entries: Entry[], focused: number) => {
    wanted.current = focused
    onChange(entries)
  }
  return { list, change }
}

function movedUp(entries: readonly Entry[], at: number) {
  const [moved = {}] = entries.slice(at, at + 1)
  return entries.toSpliced(at, 1).toSpliced(at - 1, 0, moved)
}

/** Choices begin with their first. */
function emptyEntry({ parts }: ListRow): Entry {
  return Object.fromEntries(
    Object.entries(parts).map(([part, { choices }]) => [part, choices?.[0] ?? '']),
  )
}
