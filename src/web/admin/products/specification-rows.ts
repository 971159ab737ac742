import { labelEnd } from '#contract/products/spec-parts.ts'
import { randomKey } from '../../ui/random-key.ts'

/** A line of the specification as two fields. One without a label is a value alone. */
export type SpecRow = {
  id: string
  label: string
  value: string
  /** Its label was put there to be filled. Without a value it is no line. */
  isPrepared?: boolean
}

/** The fields of a line: joined again, they are the same text. */
export function rowOf(line: string): SpecRow {
  const at = labelEnd(line)
  if (at === undefined || line.slice(0, at).trim() === '') return newRow('', line)
  return newRow(line.slice(0, at), line.slice(at + 2))
}

function newRow(label: string, value: string): SpecRow {
  return { id: randomKey(), label, value, isPrepared: label !== '' && value === '' }
}

/** The line as it is sent. A label without a value is the whole line, unless it was prepared. */
export function lineOf({ label, value, isPrepared = false }: SpecRow) {
  if (label.trim() === '') return value
  if (value.trim() === '' && !isPrepared) return label
  return `${label}: ${value}`
}

/** A prepared label that has no value yet. */
export function isUnfilled(line: string) {
  const { label, value } = rowOf(line)
  return label !== '' && value.trim() === ''
}

/** As it is shown once somebody has left it: split where the product page splits it. */
export function settledRow(row: SpecRow): SpecRow {
  return { ...rowOf(lineOf(row)), id: row.id }
}

/** However they are written. */
export function missingLabels(rows: SpecRow[], labels: string[]) {
  const named = new Set(rows.map(({ label }) => label.trim().toLowerCase()))
  return labels.filter((label) => !named.has(label.toLowerCase()))
}

/** With an empty line for each label, after the lines that say something. */
export function preparedRows(rows: SpecRow[], labels: string[], most: number) {
  const filled = rows.filter((row) => lineOf(row).trim() !== '')
  const room = Math.max(most - filled.length, 0)
  return [...filled, ...labels.slice(0, room).map((label) => rowOf(`${label}: `))]
}

export function insertedRow(rows: SpecRow[], after: number) {
  return rows.toSpliced(after + 1, 0, rowOf(''))
}

/** The last row that is left is emptied, not taken away. */
export function removedRow(rows: SpecRow[], at: number) {
  return rows.length > 1 ? rows.toSpliced(at, 1) : [rowOf('')]
}

type Paste = { field: 'label' | 'value'; text: string; start: number; end: number }

/**
 * Several pasted lines or rows of a table replace the selection. Lines beyond the limit are kept: the
 * form says how many there may be, and nobody loses what was pasted or stood below.
 */
export function pastedRows(rows: SpecRow[], at: number, { field, text, start, end }: Paste) {
  const row = rows[at] ?? rowOf('')
  const line = lineOf(row)
  const offset = field === 'value' ? line.length - row.value.length : 0
  const pasted = plainCells(text)
    .split(/[\r\n]+/)
    .map(withoutMarks)
    .join('\n')
  const joined = line.slice(0, offset + start) + pasted + line.slice(offset + end)
  const parts = joined.split(/[\r\n]+/).map(lineOfCells)
  const filled = parts.filter((part) => part !== '')
  return rows.toSpliced(at, 1, ...filled.map(rowOf))
}

const quotedCell = /(?<=^|[\t\r\n])"((?:[^"]|"")*)"(?=$|[\t\r\n])/g

/**
 * A spreadsheet puts quotation marks around a cell with line breaks. One that is alone in its row is
 * several lines, another is one value.
 */
function plainCells(text: string) {
  return text.replaceAll(quotedCell, (cell: string, inner: string, at: number) => {
    if (!/[\t\r\n]/.test(inner)) return cell
    const isAlone = text[at - 1] !== '\t' && text[at + cell.length] !== '\t'
    const plain = inner.replaceAll('""', '"').replaceAll('\t', ' ')
    if (isAlone) return plain
    return plain
      .split(/[\r\n]+/)
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ')
  })
}

const bullet = /^\s*(?:[•·▪▫◦●○■□‣⁃✓✔✅☑➤►▶➡→★☆][\ufe0f\s]*|[-–—*]\s+)/u
const boldText = /(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])/g
const dashAfterLabel = /^(\p{L}[\p{L}\s/&]{0,28}\p{L})\s+[-–—]\s+(?=\S)/u

/** A line of a list in a chat or a document, without what marks it there: `• *RAM* – 16 GB` is `RAM: 16 GB`. */
function withoutMarks(line: string) {
  const plain = line.replace(bullet, '').replaceAll(boldText, '$1')
  return labelEnd(plain) === undefined ? plain.replace(dashAfterLabel, '$1: ') : plain
}

/** A spreadsheet separates the cells of a row by tabs: the first is the label of the others. */
function lineOfCells(row: string) {
  const [label = '', ...values] = row
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean)
  if (values.length === 0) return label
  return `${label.replace(/\s*:$/, '')}: ${values.join(' ')}`
}
