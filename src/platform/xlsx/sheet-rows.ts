import {
  cellTooLong,
  isBlank,
  tableLimits,
  TableError,
  tooManyColumns,
} from '../tables/table-error.ts'
import type { TableRow } from '../tables/table-error.ts'
import { numberText, uncomputedFormula } from './cell-formats.ts'
import type { CellFormat } from './cell-formats.ts'
import { unescapedText } from './escaped-text.ts'
import type { MergedCells } from './merged-cells.ts'
import { unreadableBook } from './read-xml.ts'
import type { XmlReader } from './read-xml.ts'
import { columnOf, setCell } from './sheet-cells.ts'
import type { SharedTexts } from './shared-texts.ts'

type Cell = { column: number; type: string; format: CellFormat }

type SheetParts = {
  texts: SharedTexts
  formats: CellFormat[]
  firstDay: number
  merged: MergedCells
}

/** Of a formula the value that was computed last. */
const valueElements = new Set(['v', 't'])

/** Collects the rows of a sheet while its XML is read. */
export class SheetRows implements XmlReader {
  readonly #texts: SharedTexts
  readonly #formats: CellFormat[]
  readonly #firstDay: number
  readonly #merged: MergedCells
  #rows: TableRow[] = []
  #row = 0
  #cells: string[] = []
  #column = 0
  #cell: Cell | undefined
  #value = ''
  #isInValue = false
  #isFormula = false
  #isPhonetic = false

  constructor({ texts, formats, firstDay, merged }: SheetParts) {
    this.#texts = texts
    this.#formats = formats
    this.#firstDay = firstDay
    this.#merged = merged
  }

  /** The rows that are complete. */
  take() {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: Record<string, string>) {
    if (name === 'row') this.#beginRow(attributes)
    else if (name === 'c') this.#beginCell(attributes)
    else if (name === 'rPh') this.#isPhonetic = true
    else if (name === 'f') this.#isFormula = true
    else if (valueElements.has(name)) this.#isInValue = this.#cell !== undefined
  }

  close(name: string) {
    if (valueElements.has(name)) this.#isInValue = false
    else if (name === 'rPh') this.#isPhonetic = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row') this.#endRow()
  }

  text(text: string) {
    if (!this.#isInValue || this.#isPhonetic) return
    this.#value += text
    if (this.#value.length > tableLimits.cell * 2) cellTooLong(this.#row)
  }

  #beginRow({ r }: Record<string, string>) {
    const row = r === undefined ? this.#row + 1 : Number(r)
    if (!Number.isInteger(row) || row <= this.#row) throw new TableError(unreadableBook)
    this.#row = row
    this.#cells = []
    this.#column = 0
  }

  #beginCell({ r, t = 'n', s = '' }: Record<string, string>) {
    const column = r === undefined ? this.#column : columnOf(r)
    this.#cell = { column, type: t, format: this.#formats[Number(s)] ?? 'plain' }
    this.#column = column + 1
    this.#value = ''
    this.#isFormula = false
  }

  #endCell() {
    const { column, type, format } = this.#cell ?? {
      column: 0,
      type: 'n',
      format: 'plain' as const,
    }
    this.#cell = undefined
    const text = this.#textOf(type, format)
    if (text.length > tableLimits.cell) cellTooLong(this.#row)
    if (text === '') return
    if (column >= tableLimits.columns) tooManyColumns(this.#row)
    setCell(this.#cells, column, text)
  }

  #textOf(type: string, format: CellFormat) {
    // A program that computes nothing has written the file. A text may be computed as an empty one.
    if (this.#isFormula && this.#value === '' && type !== 'str') return uncomputedFormula
    // Some programs name a type for empty cells too.
    if (this.#value === '') return ''
    if (type === 's') return this.#texts.at(Number(this.#value))
    if (type === 'n') return numberText(this.#value, format, this.#firstDay)
    if (type === 'b') return this.#value === '1' ? 'TRUE' : 'FALSE'
    return unescapedText(this.#value)
  }

  #endRow() {
    const row = { row: this.#row, cells: this.#cells }
    this.#cells = []
    if (isBlank(row.cells)) return
    this.#merged.complete(row)
    this.#rows.push(row)
  }
}
