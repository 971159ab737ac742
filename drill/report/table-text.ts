import type { DrillFigures, ReportedDrill } from '../drill-report.ts'
import { countText, secondsText } from './number-texts.ts'

const heading = [
  'drill',
  'database',
  'acknowledged',
  'lost',
  'duplicated',
  'responses',
  'recovery',
  'promises',
  'remarks',
]

/** As Markdown, with columns that line up on a terminal too. */
export function tableText(reported: ReportedDrill[]) {
  const rows = reported.map(cellsOf)
  const widths = heading.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(heading), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  )
}

function cellsOf({ title, database, outcome }: ReportedDrill) {
  if ('skipped' in outcome) return [title, database, ...nothing, 'skipped', outcome.skipped]
  if ('failed' in outcome) return [title, database, ...nothing, 'FAILED', 'see above']
  return [title, database, ...figureCells(outcome)]
}

const nothing = ['', '', '', '', '']

function figureCells(figures: DrillFigures) {
  const { acknowledged, lost, duplicated, recovery, remarks, broken } = figures
  return [
    countText(acknowledged),
    countText(lost),
    countText(duplicated),
    responsesText(figures),
    recovery === undefined ? '' : secondsText(recovery),
    broken.length === 0 ? 'kept' : 'BROKEN',
    remarks.join('; '),
  ]
}

function responsesText({ responses }: DrillFigures) {
  return responses
    .entries()
    .toArray()
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${countText(count)} × ${status || 'no response'}`)
    .join(', ')
}
