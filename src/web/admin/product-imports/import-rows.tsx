import { importOutcomeTexts } from '#contract/product-imports/product-import.ts'
import type { ImportedRow } from '#contract/product-imports/product-import.ts'
import { Button } from '../../ui/button.tsx'
import { Badge } from '../lists/detail-list.tsx'
import type { Tone } from '../lists/detail-list.tsx'

type ImportRowsProps = {
  rows: ImportedRow[]
  /** Absent once the import is undone. */
  onMend?: (row: ImportedRow) => void
}

const tones: Record<ImportedRow['outcome'], Tone> = {
  created: 'leaf',
  changed: 'amber',
  unchanged: 'plain',
  refused: 'danger',
}

/** What each row does, cell by cell, or why it does nothing. */
export function ImportRows({ rows, onMend }: ImportRowsProps) {
  if (rows.length === 0) return <p className="py-4 text-ink-soft">No such rows.</p>
  return (
    <ul aria-label="Rows" className="border-t border-hairline">
      {rows.map((row) => (
        <Row key={row.row} row={row} {...(onMend ? { onMend } : {})} />
      ))}
    </ul>
  )
}

function Row({ row, onMend }: { row: ImportedRow; onMend?: (row: ImportedRow) => void }) {
  const { outcome, product, changes, faults, isApplied } = row
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-hairline py-2.5 text-sm">
      <div className="min-w-0 grow basis-64">
        <p className="wrap-anywhere">
          <span className="mr-2 text-ink-soft tabular-nums">Row {row.row}</span>
          <bdi className="mr-2 font-semibold">{product}</bdi>
          <Badge tone={tones[outcome]}>{importOutcomeTexts[outcome]}</Badge>
          {isApplied && (
            <span className="ml-2 text-ink-soft">{onMend ? 'stored' : 'was stored'}</span>
          )}
        </p>
        {faults.map(({ column, reason }) => (
          <p key={`${column} ${reason}`} className="text-danger wrap-anywhere">
            {column === '' ? reason : `${column}: ${reason}`}
          </p>
        ))}
        {outcome === 'changed' &&
          changes.map(({ column, before, after }) => (
            <p key={column} className="whitespace-pre-line wrap-anywhere">
              <span className="text-ink-soft">{column}:</span> <del>{before || 'nothing'}</del>{' '}
              <ins className="font-semibold no-underline">{after || 'nothing'}</ins>
            </p>
          ))}
      </div>
      {outcome === 'refused' && onMend && (
        <Button aria-label={`Correct row ${row.row}`} onClick={() => onMend(row)}>
          Correct
        </Button>
      )}
    </li>
  )
}
