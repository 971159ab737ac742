import { specParts } from '#contract/products/spec-parts.ts'
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import { hairline, muted } from './print-style.ts'

/** A row of a table: what it is about, and what each product says of it. */
export type SpecRow = { label: string; values: string[] }

/** The widths of a row and of its cells, and the size of its letters. */
export type RowGrid = { width: number; label: number; value: number; size: number }

export const cellGap = 8
const padding = 2

/** A cell of more lines goes on in another row, so that each row has a place on a page. */
const mostLines = 40

export function rowOf(spec: string): SpecRow {
  const { label = '', value } = specParts(spec)
  return { label, values: [value] }
}

/** Cells of equal width beside the label. */
export function rowGrid(width: number, label: number, cells: number): Omit<RowGrid, 'size'> {
  return { width, label, value: (width - label) / cells - cellGap }
}

export function rowHeight(pdf: TaggedPdf, row: SpecRow, grid: RowGrid) {
  const { size } = grid
  const heights = [
    ...row.values.map((value) => pdf.heightOf(value, valueWidth(row, grid), { size })),
    pdf.heightOf(row.label, grid.label, { size }),
  ]
  return Math.max(...heights) + 5
}

/** A line without a label, and of one product alone, has the whole row. */
function valueWidth({ label, values }: SpecRow, grid: RowGrid) {
  return label === '' && values.length === 1 ? grid.width : grid.value
}

export function splitRow(pdf: TaggedPdf, row: SpecRow, grid: RowGrid): SpecRow[] {
  const width = valueWidth(row, grid)
  const parts = row.values.map((value) => pdf.split(value, width, grid, mostLines))
  const first = { ...row, values: parts.map(([shown]) => shown) }
  const values = parts.map(([, left]) => left)
  const isWhole = values.every((left) => left === '')
  return isWhole ? [row] : [first, ...splitRow(pdf, { ...row, values }, grid)]
}

export function drawRow(
  pdf: TaggedPdf,
  row: SpecRow,
  { x, y, grid }: { x: number; y: number; grid: RowGrid },
) {
  const { label, values } = row
  const { size } = grid
  const width = valueWidth(row, grid)
  const at = y + padding
  pdf.asArtifact(() => pdf.rule({ x, y, width: grid.width }, hairline, 0.4))
  pdf.within('TR', () => {
    const head = { size, colour: muted, tag: 'TH', scope: 'Row' } as const
    pdf.text(label, { x, y: at, width: grid.label }, head)
    const first = x + grid.width - values.length * width - (values.length - 1) * cellGap
    for (const [index, value] of values.entries()) {
      const place = { x: first + index * (width + cellGap), y: at, width }
      pdf.text(value, place, { size, tag: 'TD' })
    }
  })
}
