import { movedItem } from '../pictures/tile-order.ts'

export function insertedLine(lines: string[], after: number) {
  return lines.toSpliced(after + 1, 0, '')
}

/** The last line that is left is emptied, not taken away. */
export function removedLine(lines: string[], at: number) {
  return lines.length > 1 ? lines.toSpliced(at, 1) : ['']
}

/** The same lines with one at another place, or undefined where it is at the end already. */
export function movedLine(lines: string[], from: number, to: number) {
  return lines[to] === undefined ? undefined : movedItem(lines, from, to)
}

/**
 * Several pasted lines or rows of a table replace the selection. Lines beyond the limit are kept: the
 * form says how many there may be, and nobody loses what was pasted or stood below.
 */
export function pastedLines(
  lines: string[],
  at: number,
  { text, start, end }: { text: string; start: number; end: number },
) {
  const line = lines[at] ?? ''
  const joined = line.slice(0, start) + text + line.slice(end)
  const parts = joined.split(/[\r\n]+/).map(lineOfRow)
  const filled = parts.filter((part) => part !== '')
  return lines.toSpliced(at, 1, ...filled)
}

/** A spreadsheet separates the cells of a row by tabs: the first is the label of the others. */
function lineOfRow(row: string) {
  const [label = '', ...values] = row
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean)
  if (values.length === 0) return label
  return `${label.replace(/\s*:$/, '')}: ${values.join(' ')}`
}
