import { useEffect, useRef, useState } from 'react'
import { productLimits } from '#contract/products/product-messages.ts'
import { movedItem } from '../pictures/tile-order.ts'
import {
  insertedRow,
  lineOf,
  pastedRows,
  preparedRows,
  removedRow,
  rowOf,
  settledRow,
} from './specification-rows.ts'
import type { SpecRow } from './specification-rows.ts'

export type RowField = 'label' | 'value'

type Focus = { at: number; field: RowField }

/** The rows that are edited, and where the focus is after their number or order has changed. */
export function useSpecificationRows(lines: string[], onChange: (lines: string[]) => void) {
  const [stored, setRows] = useState(() => lines.map(rowOf))
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<Focus>(undefined)
  // Other lines than those of the rows come from outside, as by Discard draft.
  const isSame =
    stored.length === lines.length && stored.every((row, i) => lineOf(row) === lines[i])
  const rows = isSame ? stored : lines.map(rowOf)
  if (!isSame) setRows(rows)
  useEffect(() => {
    if (wanted.current) focus(wanted.current)
    wanted.current = undefined
  })

  function focus({ at, field }: Focus) {
    list.current?.children[at]?.querySelector<HTMLElement>(`[data-part="${field}"]`)?.focus()
  }

  function change(changed: SpecRow[], focused?: Focus) {
    wanted.current = focused
    setRows(changed)
    onChange(changed.map(lineOf))
  }

  function edit(at: number, changes: Partial<SpecRow>) {
    change(rows.map((row, i) => (i === at ? { ...row, ...changes } : row)))
  }

  return {
    rows,
    list,
    isFull: rows.length >= productLimits.specs,
    edit,
    focus,
    /** Typed into a label, ": " leads on to the value. */
    editLabel(at: number, label: string) {
      if (!label.endsWith(': ') || rows[at]?.value !== '') return edit(at, { label })
      edit(at, { label: label.slice(0, -2) })
      wanted.current = { at, field: 'value' }
    },
    settle(at: number) {
      const settled = rows.map((row, i) => (i === at ? settledRow(row) : row))
      if (settled.some(({ label }, i) => label !== rows[i]?.label)) change(settled)
    },
    addAfter: (at: number) => change(insertedRow(rows, at), { at: at + 1, field: 'label' }),
    prepare(labels: string[]) {
      const prepared = preparedRows(rows, labels, productLimits.specs)
      change(prepared, { at: Math.max(prepared.length - labels.length, 0), field: 'value' })
    },
    remove(at: number, field: RowField) {
      change(removedRow(rows, at), { at: Math.max(at - 1, 0), field })
    },
    /** False where it is at the end already. */
    move(from: number, to: number, field?: RowField) {
      if (!rows[to]) return false
      change(movedItem(rows, from, to), field && { at: to, field })
      return true
    },
    paste(at: number, paste: Parameters<typeof pastedRows>[2]) {
      const pasted = pastedRows(rows, at, paste)
      change(pasted, { at: at + pasted.length - rows.length, field: 'value' })
    },
  }
}

export type SpecificationRows = ReturnType<typeof useSpecificationRows>
