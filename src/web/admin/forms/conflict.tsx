import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ListTable, RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'

type StoredField = { id: string; label: string; stored: React.ReactNode }

/** A field that both have changed, and differently. */
type Difference = StoredField & { mine: React.ReactNode; onTake: () => void }

type ConflictProps = {
  title: string
  /** When and by whom the other version was stored. */
  saved?: string
  /** What somebody else has stored since the form was opened: another one moves the focus. */
  theirs: object
  /** What they alone have changed: the form has it already. */
  taken: StoredField[]
  rows: Difference[]
  /** Nothing differs any more. */
  isSame: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** The fields that both have changed side by side, so that nothing is overwritten unseen. */
export function Conflict(props: ConflictProps) {
  const { title, saved, theirs, taken, rows, isSame, onTakeTheirs, onKeepMine } = props
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [theirs])
  // Its button goes with the row.
  const withFocus = (row: Difference) => ({
    ...row,
    onTake() {
      row.onTake()
      heading.current?.focus()
    },
  })
  return (
    <section aria-labelledby={titleId} className="border border-amber bg-surface">
      <div className="bg-amber-wash px-4 py-3 text-amber">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h2>
        <p className="text-sm text-ink text-pretty">
          {saved && `${saved}. `}Nothing of yours is lost
          {rows.length === 0 ? '.' : ': choose which version stays.'}
        </p>
      </div>
      <div className="@container px-4">
        <TakenFields taken={taken} />
        {rows.length === 0 ? (
          <p className="py-4 text-ink-soft">
            {isSame
              ? 'Both versions are now the same.'
              : 'Your changes do not conflict with theirs. “Keep mine” saves both.'}
          </p>
        ) : (
          <ListTable
            label="Where the versions differ"
            columns={columns}
            rows={rows.map(withFocus)}
          />
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-4 py-3">
        <Button onClick={onTakeTheirs}>Use their version</Button>
        <Button look="action" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}

/** With their values: a form may be longer than the screen. */
function TakenFields({ taken }: { taken: StoredField[] }) {
  const id = useId()
  if (taken.length === 0) return null
  return (
    <div className="pt-3 pb-2 text-sm">
      <p id={id} className="text-ink-soft">
        Changed by somebody else, and already in the form:
      </p>
      <ul aria-labelledby={id}>
        {taken.map(({ id, label, stored }) => (
          <li key={id} className="py-1">
            <span className="font-semibold">{label}</span>
            <div dir="auto" className="line-clamp-3 whitespace-pre-line wrap-anywhere">
              {stored === '' ? '(empty)' : stored}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

const columns: Column<Difference>[] = [
  {
    head: 'Field',
    className: 'col-span-2 text-sm font-semibold @3xl:w-40 @3xl:align-top',
    cell: ({ label }) => (
      <>
        {label}
        <span className="block text-xs font-normal text-ink-soft">Changed by both</span>
      </>
    ),
  },
  {
    head: 'What you typed',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ mine }) => <Version title="What you typed">{mine}</Version>,
  },
  {
    head: 'What is stored now',
    className: 'col-span-2 @3xl:w-[36%] @3xl:align-top',
    cell: ({ stored }) => <Version title="What is stored now">{stored}</Version>,
  },
  {
    head: 'Choice',
    isRight: true,
    className: 'col-span-2 @3xl:align-top',
    cell: ({ label, onTake }) => (
      <RowActions>
        <RowButton
          text="Use their version"
          label={`Use their version for ${label}`}
          onPress={onTake}
        />
      </RowActions>
    ),
  },
]

type VersionProps = { title: string; children: React.ReactNode }

/** On a narrow screen each version has its title, because the row has become a card. */
function Version({ title, children }: VersionProps) {
  return (
    <>
      <span className="block text-xs text-ink-soft @3xl:hidden">{title}</span>
      <div dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
        {children === '' ? '(empty)' : children}
      </div>
    </>
  )
}
