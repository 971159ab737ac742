type Row = { label?: string; texts: string[] }

/** `Port 1`, and not `Windows 11` beside it: the number that a label ends with. */
const numbered = /^(.*[^\d.])(\d+)$/

/**
 * Rows that follow one another and say the same of the next number are one row: `Port 1` to `Port 16`
 * become `Port 1–16`. Two of them stay, since a range would be no shorter.
 */
export function joinNumberedRows<T extends Row>(rows: T[]): T[] {
  return runsOf(rows).flatMap((run) => (run.length > 2 ? rangeOf(run) : run))
}

function runsOf<T extends Row>(rows: T[]): T[][] {
  const runs: T[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run && isNext(run.at(-1), row)) run.push(row)
    else runs.push([row])
  }
  return runs
}

function isNext(before: Row | undefined, row: Row) {
  const [, stem, number] = numbered.exec(before?.label ?? '') ?? []
  if (!before || stem === undefined) return false
  if (row.label !== `${stem}${Number(number) + 1}`) return false
  return before.texts.every((text, i) => text === row.texts[i])
}

/** The first row, labelled as all of them. */
function rangeOf<T extends Row>(run: T[]): T[] {
  const [, , last] = numbered.exec(run.at(-1)?.label ?? '') ?? []
  return run.slice(0, 1).map((first) => ({ ...first, label: `${first.label}–${last}` }))
}
