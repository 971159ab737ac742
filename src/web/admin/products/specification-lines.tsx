import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '#contract/count-text.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { Button } from '../../ui/button.tsx'
import { callQuery } from '../session/call-query.ts'
import { SpecificationLine } from './specification-line.tsx'
import { isUnfilled, lineOf, missingLabels } from './specification-rows.ts'
import type { SpecRow } from './specification-rows.ts'
import { Understood, useReadings } from './understood-line.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { useSpecificationRows } from './use-specification-rows.ts'

type SpecificationLinesProps = {
  /** Of a product that is stored. */
  id: string | undefined
  category: string | undefined
  lines: string[]
  error: string | undefined
  onChange: (lines: string[]) => void
}

/** Lines of label and value, in their order. Each is stored as one text, with a colon between the two. */
export function SpecificationLines(props: SpecificationLinesProps) {
  const { id, category, lines, error, onChange } = props
  const readings = useReadings({ id, category, lines })
  const edits = useSpecificationRows(lines, onChange)
  const { rows, list, isFull } = edits
  const [spoken, speak] = useState('')
  const speakPlace = (at: number) => speak(`Line is now ${at + 1} of ${rows.length}`)
  const drag = useRowDrag({ list, onMove: edits.move, onDropped: speakPlace })
  const errorId = useId()
  const unfilled = lines.filter(isUnfilled).length
  // The error belongs to the list. Lines that are too long are marked; if none is, all lines are.
  const isLong = (row: SpecRow) => lineOf(row).trim().length > productLimits.spec
  const isWrong = (row: SpecRow) => Boolean(error) && (isLong(row) || !rows.some(isLong))
  return (
    <div>
      <ol ref={list} className="spec-rows">
        {rows.map((row, at) => (
          <SpecificationLine
            key={row.id}
            {...{ category, row, at, edits }}
            errorId={isWrong(row) ? errorId : undefined}
            isDragged={at === drag.draggedAt}
            onDragStart={(event) => drag.startDrag(event, at)}
            onMoved={speakPlace}
            understood={<Understood id={id} line={lineOf(row).trim()} readings={readings} />}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {error && (
        <p id={errorId} className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button onClick={() => edits.addAfter(rows.length - 1)} disabled={isFull}>
          + Add Specification
        </Button>
        {category && !isFull && (
          <UsualLabelsButton category={category} rows={rows} onAdd={edits.prepare} />
        )}
        {isFull && (
          <p className="text-sm text-ink-soft">
            A product has at most {productLimits.specs} lines.
          </p>
        )}
        {unfilled > 0 && (
          <p className="text-sm text-ink-soft">
            {countOf(unfilled, 'label has', 'labels have')} no value yet. Lines without a value are
            not saved.
          </p>
        )}
      </div>
    </div>
  )
}

type UsualLabelsButtonProps = {
  category: string
  rows: SpecRow[]
  onAdd: (labels: string[]) => void
}

/** Adds empty lines for what products of the category usually say. Not there once all of them are. */
function UsualLabelsButton({ category, rows, onAdd }: UsualLabelsButtonProps) {
  const { data } = useQuery({
    ...callQuery(productCalls.findUsualLabels, { category }),
    staleTime: 60_000,
  })
  const missing = missingLabels(rows, data?.labels ?? [])
  if (missing.length === 0) return null
  return (
    <Button onClick={() => onAdd(missing)} title={missing.join(', ')}>
      Add the usual labels for {category}
    </Button>
  )
}
