/** What a spreadsheet would compute if a cell began with it, and what already has the mark before it. */
const formulaStart = /^'*[=+\-@\t\r]/
const markedStart = /^'+[=+\-@\t\r]/

/**
 * Phone numbers with spaces, as `phoneText` writes them: a spreadsheet shows them as they are. Without a
 * space it would take one for a number, and leave its + out.
 */
const phoneNumbers = /^\+\d{1,3}(?: \d+)+(?:; \+?\d+(?: \d+)*)*$/

/** The text of a cell that no spreadsheet computes. `fromHarmlessCell` gives exactly the text again. */
export function harmlessCell(text: string) {
  return formulaStart.test(text) && !phoneNumbers.test(text) ? `'${text}` : text
}

export function fromHarmlessCell(cell: string) {
  return markedStart.test(cell) ? cell.slice(1) : cell
}

/** A line of a CSV file (RFC 4180), without its end. */
export function csvLine(cells: readonly string[]) {
  return cells.map((cell) => quoted(harmlessCell(cell))).join(',')
}

/** Without it a spreadsheet does not read the text as UTF-8. */
export const byteOrderMark = '\uFEFF'

export const csvLineEnd = '\r\n'

/** A whole file, for spreadsheets: what a visitor has typed is never a formula. */
export function csvText(rows: readonly string[][]) {
  return byteOrderMark + rows.map((cells) => csvLine(cells) + csvLineEnd).join('')
}

function quoted(cell: string) {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
