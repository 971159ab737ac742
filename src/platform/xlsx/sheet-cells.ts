import { TableError } from '../tables/table-error.ts'
import { unreadableBook } from './read-xml.ts'

/** Of `AB12` 27. */
export function columnOf(reference: string) {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? []
  if (letters === '') throw new TableError(unreadableBook)
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Cells between are empty. */
export function setCell(cells: string[], column: number, text: string) {
  for (let at = cells.length; at < column; at++) cells[at] = ''
  cells[column] = text
}
