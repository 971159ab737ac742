/** One thing that was measured. */
export type Line = {
  what: string
  measured: string
  beside?: string
  goal?: string
  isMet?: boolean
}

const heading: Line = { what: 'what', measured: 'measured', beside: 'beside it', goal: 'goal' }

export function printTable(title: string, lines: Line[]) {
  const rows = [heading, ...lines].map((line) => [
    line.what,
    line.measured,
    line.beside ?? '',
    line.goal ?? '',
    line === heading ? 'met' : metText(line.isMet),
  ])
  const widths = [0, 1, 2, 3, 4].map((column) => {
    return Math.max(...rows.map((row) => row[column]?.length ?? 0))
  })
  console.log(`\n${title}`)
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 1 ? cell.padStart(width) : cell.padEnd(width)
    })
    console.log(`  ${cells.join('   ').trimEnd()}`)
  }
}

function metText(isMet: boolean | undefined) {
  if (isMet === undefined) return ''
  return isMet ? 'yes' : 'NO'
}
