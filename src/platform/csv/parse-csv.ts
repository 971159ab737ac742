/**
 * The cells of a file as spreadsheets save it (RFC 4180), with commas, semicolons or tabs. Undefined
 * where a quotation mark is never closed.
 */
export function parseCsv(text: string): string[][] | undefined {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const separator = separatorOf(source)
  const cell = cellPattern(separator)
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < source.length; at = cell.lastIndex) {
    cell.lastIndex = at
    const found = cell.exec(source)
    if (!found) return undefined
    const [, quoted, plain = '', end = ''] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push([...row, ''])
  return rows.filter((cells) => cells.some((text) => text.trim() !== ''))
}

/** A cell in quotation marks or without, and what ends it. */
function cellPattern(separator: string) {
  const plain = String.raw`[^"${separator}\r\n][^${separator}\r\n]*|`
  return new RegExp(String.raw`(?:"((?:[^"]|"")*)"|(${plain}))(${separator}|\r\n|\r|\n|$)`, 'y')
}

/** The one that the first line has most of. */
function separatorOf(text: string) {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((separator) => ({
    separator,
    count: first.split(separator).length,
  }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ','
}
