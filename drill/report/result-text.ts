import { isPassed } from '../drill-report.ts'
import type { DrillOutcome, ReportedDrill } from '../drill-report.ts'
import { secondsText } from './number-texts.ts'

/** One line, and below it what was lost and which promises were broken. */
export function resultText({ title, database, outcome }: ReportedDrill, milliseconds: number) {
  const heading = `${title} (${database}, ${secondsText(milliseconds)})`
  if ('skipped' in outcome) return `- ${heading}: skipped, ${outcome.skipped}`
  const faults = errorsOf(outcome)
  return [
    `${isPassed(outcome) ? '✓' : '✗'} ${heading}`,
    ...faults.map((text) => `    ${text}`),
  ].join('\n')
}

/** A thousand lost rows are not read one by one. */
const mostErrors = 20

function errorsOf(outcome: Exclude<DrillOutcome, { skipped: string }>) {
  if ('failed' in outcome) return [outcome.failed]
  const { broken } = outcome
  const more = broken.length - mostErrors
  return more > 0 ? [...broken.slice(0, mostErrors), `and ${more} more`] : broken
}
