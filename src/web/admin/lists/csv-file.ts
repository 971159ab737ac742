/** What a spreadsheet would compute if a cell began with it. */
const formulaStart = /^[=+\-@\t\r]/

/** By it a spreadsheet knows the text for UTF-8. */
const byteOrderMark = '\uFEFF'

/** RFC 4180, for spreadsheets: what a visitor has typed is never a formula. */
export function csvText(rows: string[][]) {
  const lines = rows.map((cells) => cells.map(cellText).join(','))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function cellText(cell: string) {
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Long enough for the browser to have begun; the text may weigh megabytes. */
const keptFor = 60_000

/** What the browser holds becomes a download. */
export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}
