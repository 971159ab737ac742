import {
  cellTooLong,
  isBlank,
  tableLimits,
  TableError,
  tooManyColumns,
} from '../tables/table-error.ts'
import type { TableRow } from '../tables/table-error.ts'

type State = 'start' | 'plain' | 'quoted' | 'closed'

const [quote, carriageReturn, lineFeed] = ['"', '\r', '\n']

/** Enough to hold the heads: the separator is counted in the first line. */
const longestHeads = 64 * 1024

/**
 * Reads the cells of a file as spreadsheets save it (RFC 4180), with commas, semicolons or tabs, piece
 * by piece. Rows without text are left out; the others have the numbers that a spreadsheet shows.
 */
export class CsvRows {
  #separator: string | undefined
  #beginning = ''
  #state: State = 'start'
  #cell = ''
  #cells: string[] = []
  #row = 1
  #isAfterReturn = false
  #rows: TableRow[] = []

  push(text: string): TableRow[] {
    if (this.#separator !== undefined) return this.#read(text, this.#separator)
    this.#beginning += text
    if (this.#beginning.length < longestHeads) return []
    return this.#readBeginning()
  }

  end(): TableRow[] {
    const rows = this.#separator === undefined ? this.#readBeginning() : []
    if (this.#state === 'quoted') neverClosed(this.#row)
    if (this.#state !== 'start' || this.#cells.length > 0) {
      this.#rows = []
      this.#endRow()
      rows.push(...this.#rows)
    }
    return rows
  }

  #readBeginning() {
    const text = this.#beginning.startsWith('\uFEFF') ? this.#beginning.slice(1) : this.#beginning
    this.#beginning = ''
    this.#separator = separatorOf(text)
    return this.#read(text, this.#separator)
  }

  #read(text: string, separator: string) {
    this.#rows = []
    for (let at = 0; at < text.length;) at = this.#readFrom(text, at, separator)
    return this.#rows
  }

  /** Up to the next sign with a meaning, and that sign. Gives where to go on. */
  #readFrom(text: string, from: number, separator: string): number {
    if (this.#state === 'quoted') return this.#readQuoted(text, from)
    const sign = text[from] ?? ''
    const isSecondSign = sign === lineFeed && this.#isAfterReturn
    this.#isAfterReturn = sign === carriageReturn
    if (isSecondSign) return from + 1
    if (sign === separator) this.#endCell()
    else if (sign === lineFeed || sign === carriageReturn) this.#endRow()
    else return this.#readPlain(text, from, separator)
    return from + 1
  }

  #readPlain(text: string, from: number, separator: string) {
    if (text[from] === quote && this.#state === 'start') {
      this.#state = 'quoted'
      return from + 1
    }
    if (text[from] === quote && this.#state === 'closed') {
      // Two marks stand for one.
      this.#add(quote)
      this.#state = 'quoted'
      return from + 1
    }
    if (this.#state === 'closed') neverClosed(this.#row)
    let to = from + 1
    while (to < text.length && !isEnd(text[to] ?? '', separator)) to++
    this.#add(text.slice(from, to))
    this.#state = 'plain'
    return to
  }

  #readQuoted(text: string, from: number) {
    const end = text.indexOf(quote, from)
    this.#add(text.slice(from, end < 0 ? text.length : end))
    if (end < 0) return text.length
    this.#state = 'closed'
    return end + 1
  }

  #add(text: string) {
    this.#cell += text
    if (this.#cell.length > tableLimits.cell) cellTooLong(this.#row)
  }

  #endCell() {
    if (this.#cells.length >= tableLimits.columns) tooManyColumns(this.#row)
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'start'
  }

  #endRow() {
    this.#endCell()
    if (!isBlank(this.#cells)) this.#rows.push({ row: this.#row, cells: this.#cells })
    this.#cells = []
    this.#row += 1
  }
}

function isEnd(sign: string, separator: string) {
  return sign === separator || sign === lineFeed || sign === carriageReturn
}

function neverClosed(row: number): never {
  throw new TableError(
    `This is no CSV file: in row ${row} a quotation mark is never closed, or something follows it in its cell`,
  )
}

/** The one that the first line with any of them has most of, outside of quotation marks. */
function separatorOf(text: string) {
  const lines = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/)
  const first = lines.find((line) => /[,;\t]/.test(line)) ?? ''
  const counts = [',', ';', '\t'].map((separator) => ({
    separator,
    count: first.split(separator).length,
  }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ','
}
