import { TableError, tableLimits } from '../tables/table-error.ts'
import type { TableRow } from '../tables/table-error.ts'
import { columnOf, setCell } from './sheet-cells.ts'

type Merged = { column: number; firstRow: number; lastRow: number }

const mostMerged = 200_000

/** Some characters more than the longest of these elements has. */
const longestElement = 200

const mergedElement =
  /<(?:\w+:)?mergeCell\s[^<>]{0,100}?\bref=["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g

/**
 * The cells of a sheet that are merged over several rows. A sheet names them behind its rows, so it is
 * passed once before these are read: as a text, which is much faster than as XML.
 */
export async function findMergedCells(chunks: AsyncIterable<Buffer>) {
  const merged: Merged[] = []
  let text = ''
  for await (const chunk of chunks) {
    text += chunk.toString('latin1')
    let end = 0
    for (const match of text.matchAll(mergedElement)) {
      end = match.index + match[0].length
      const [, letters = '', first, last] = match
      merged.push({ column: columnOf(letters), firstRow: Number(first), lastRow: Number(last) })
    }
    if (merged.length > mostMerged) throw new TableError('The workbook has too many merged cells')
    text = text.slice(Math.max(end, text.length - longestElement))
  }
  return new MergedCells(merged)
}

/** Gives each row below the text of the merged cell, as somebody who looks at the sheet reads it. */
export class MergedCells {
  readonly #byFirstRow: Map<number, Merged[]>
  /** By column. */
  readonly #open = new Map<number, { lastRow: number; text: string }>()

  constructor(merged: Merged[]) {
    const overRows = merged.filter(
      ({ column, firstRow, lastRow }) => lastRow > firstRow && column < tableLimits.columns,
    )
    this.#byFirstRow = Map.groupBy(overRows, ({ firstRow }) => firstRow)
  }

  /** Rows come in their order. */
  complete({ row, cells }: TableRow) {
    for (const [column, { lastRow, text }] of this.#open) {
      if (lastRow < row) this.#open.delete(column)
      else if (!cells[column]) setCell(cells, column, text)
    }
    for (const { column, lastRow } of this.#byFirstRow.get(row) ?? []) {
      const text = cells[column]
      if (text) this.#open.set(column, { lastRow, text })
    }
  }
}
