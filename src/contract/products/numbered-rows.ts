type Row = { label?: string; texts: string[] }

/** `Port 1`, and not `Windows 11` beside it: the number that a label ends with. */
const numbered = /^(.*[^\d.])(\d+)$/

/**
 * Rows that follow one another and say the same of the next number are one row: `Port 1` to `Port 16`
 * become `Port 1–16`. Two of them stay, since a range would be no shorter.
 */
export function joinNumberedRows<T extends Row>(rows: T[]): T[] {
  const joined: T[] = []
  for (let at = 0; at < rows.length;) {
    const count = countOfRun(rows, at)
    const run = rows.slice(at, at + count)
    joined.push(...(count > 2 ? [rangeOf(run)] : run).filter((row) => row !== undefined))
    at += count
  }
  return joined
}

function countOfRun(rows: Row[], start: number) {
  let end = start + 1
  while (end < rows.length && isNext(rows[end - 1], rows[end])) end++
  return end - start
}

function isNext(before: Row | undefined, row: Row | undefined) {
  const [, stem, number] = numbered.exec(before?.label ?? '') ?? []
  if (stem === undefined || !before || !row) return false
  if (row.label !== `${stem}${Number(number) + 1}`) return false
  return before.texts.every((text, i) => text === row.texts[i])
}

function rangeOf<T extends Row>(run: T[]): T | undefined {
  const [first] = run
  const [, , last] = numbered.exec(run.at(-1)?.label ?? '') ?? []
  return first && { ...first, label: `${first.label}–${last}` }
}
