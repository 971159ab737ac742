import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ListTable } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'

type ConflictProps<Row extends { id: string }> = {
  title: string
  /** When and by whom the other version was stored. */
  saved: string
  /** What somebody else has stored since the form was opened: another one moves the focus. */
  theirs: object
  rows: Row[]
  columns: Column<Row>[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Both versions side by side, so that nothing is overwritten unseen. */
export function Conflict<Row extends { id: string }>(props: ConflictProps<Row>) {
  const { title, saved, theirs, rows, columns, onTakeTheirs, onKeepMine } = props
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [theirs])
  return (
    <section aria-labelledby={titleId} className="border border-amber bg-surface">
      <div className="bg-amber-wash px-4 py-3 text-amber">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h2>
        <p className="text-sm text-ink text-pretty">
          {saved}. Nothing of yours is lost: choose which version stays.
        </p>
      </div>
      <div className="@container px-4">
        {rows.length === 0 ? (
          <p className="py-4 text-ink-soft">Both versions are the same by now.</p>
        ) : (
          <ListTable label="Where the versions differ" columns={columns} rows={rows} />
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-4 py-3">
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button look="action" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}

type VersionProps = { title: string; children: React.ReactNode }

/** On a narrow screen each version has its title, because the row has become a card. */
export function ConflictVersion({ title, children }: VersionProps) {
  return (
    <>
      <span className="block text-xs text-ink-soft @3xl:hidden">{title}</span>
      <div dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
        {children}
      </div>
    </>
  )
}
