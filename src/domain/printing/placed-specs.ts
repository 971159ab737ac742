import type { TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import { body, continuedTop } from './print-style.ts'
import { drawRow, rowGrid, rowHeight, rowOf, splitRow } from './spec-rows.ts'
import type { RowGrid, SpecRow } from './spec-rows.ts'

/** Something that is drawn on a page of a data sheet; pages are counted from 0. */
export type SheetPart = { page: number; end: number; draw(): void }

type Spot = { page: number; y: number }

const columnGap = 18
const narrow = rowGrid((body.width - columnGap) / 2, 92, 1)
const wide = rowGrid(body.width, 128, 1)

/** In letters that can be read on paper, from the largest. */
const sizes = [9, 8, 7.2]

/** In two columns a row of more lines leaves too much of the other column empty. */
const mostLinesInColumn = 3

export const sheetHeading = { size: 12, isBold: true, tag: 'H2' } as const
const headingHeight = 24

/** All lines: on one page in the largest letters that allow it, else over as many as they need. */
export function placedSpecs(pdf: TaggedPdf, specs: string[], top: number): SheetPart[] {
  const rows = specs.map(rowOf)
  const grid = gridOf(pdf, rows, body.bottom - top - headingHeight)
  const parts: SheetPart[] = []
  let left = rows.flatMap((row) => splitRow(pdf, row, grid))
  for (let page = 0, y = top; left.length > 0; page++, y = continuedTop) {
    const heading = parts.length === 0 ? headingHeight : 0
    const count = fitting(heightsOf(pdf, left, grid), columnsOf(grid), body.bottom - y - heading)
    // A page of its own has room for every row.
    const shown = left.slice(0, page === 0 ? count : Math.max(1, count))
    if (shown.length > 0) parts.push(tablePart(pdf, shown, { page, y, heading, grid }))
    left = left.slice(shown.length)
  }
  return parts
}

function gridOf(pdf: TaggedPdf, rows: SpecRow[], room: number): RowGrid {
  const [size = 9] = sizes
  const isLong = rows.some(
    ({ values: [value = ''] }) =>
      pdf.lines(value, narrow.value, { size }).length > mostLinesInColumn,
  )
  const layout = isLong ? wide : narrow
  const grids = sizes.map((one) => ({ ...layout, size: one }))
  const whole = grids.find(
    (grid) => fitting(heightsOf(pdf, rows, grid), columnsOf(grid), room) === rows.length,
  )
  return whole ?? { ...layout, size }
}

function columnsOf({ width }: RowGrid) {
  return width === wide.width ? 1 : 2
}

function heightsOf(pdf: TaggedPdf, rows: SpecRow[], grid: RowGrid) {
  return rows.map((row) => rowHeight(pdf, row, grid))
}

/** How many rows have a place in columns of about equal height. */
function fitting(heights: number[], columns: 1 | 2, room: number) {
  let count = heights.length
  while (count > 0) {
    const used = heights.slice(0, count)
    const half = columns === 1 ? count : halfOf(used)
    if (Math.max(sumOf(used.slice(0, half)), sumOf(used.slice(half))) <= room) return count
    count--
  }
  return 0
}

function halfOf(heights: number[]) {
  const total = sumOf(heights)
  let sum = 0
  for (const [index, height] of heights.entries()) {
    sum += height
    if (sum >= total / 2) return index + 1
  }
  return heights.length
}

function sumOf(heights: number[]) {
  return heights.reduce((sum, height) => sum + height, 0)
}

type TablePlace = Spot & { heading: number; grid: RowGrid }

function tablePart(pdf: TaggedPdf, rows: SpecRow[], place: TablePlace): SheetPart {
  const { page, y: top, heading, grid } = place
  const heights = heightsOf(pdf, rows, grid)
  const half = columnsOf(grid) === 1 ? rows.length : halfOf(heights)
  const start = top + heading
  const end = start + Math.max(sumOf(heights.slice(0, half)), sumOf(heights.slice(half)))
  const draw = () => {
    if (heading > 0) {
      pdf.text('Specification', { x: body.x, y: top, width: body.width }, sheetHeading)
    }
    pdf.within('Table', () => {
      let y = start
      for (const [index, row] of rows.entries()) {
        if (index === half) y = start
        const x = index < half ? body.x : body.x + grid.width + columnGap
        drawRow(pdf, row, { x, y, grid })
        y += heights[index] ?? 0
      }
    })
  }
  return { page, end, draw }
}
