import type { Findings } from './checks/findings.ts'
import type { LoggedResponse } from './traffic/response-log.ts'
import { countAcknowledged } from './traffic/ledger.ts'
import type { Ledger } from './traffic/ledger.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export type DrillFigures = {
  acknowledged: number
  lost: number
  duplicated: number
  /** How many responses had which status. */
  responses: Map<number, number>
  /** In milliseconds, from the end of the outage until everything works again. */
  recovery: number | undefined
  remarks: string[]
  /** What was lost or duplicated, and other promises that were broken. */
  broken: string[]
}

/** Where a drill cannot be run on this machine or ends with an error, the reason. */
export type DrillOutcome = DrillFigures | { skipped: string } | { failed: string }

export type ReportedDrill = { title: string; database: DatabaseKind; outcome: DrillOutcome }

type Observed = {
  ledger: Ledger
  log: LoggedResponse[]
  findings: Findings
  recovery?: number
  remarks?: string[]
  broken?: string[]
}

export function figuresOf(observed: Observed): DrillFigures {
  const { ledger, log, findings, recovery, remarks = [], broken = [] } = observed
  const { lost, duplicated, unacknowledged } = findings
  const perStatus = Map.groupBy(log, ({ status }) => status).entries()
  return {
    acknowledged: countAcknowledged(ledger),
    lost: lost.size,
    duplicated: duplicated.size,
    responses: new Map(perStatus.map(([status, responses]) => [status, responses.length])),
    recovery,
    remarks: [
      ...remarks,
      ...(unacknowledged > 0 ? [`${unacknowledged} stored without a response`] : []),
    ],
    broken: [
      ...lost.values().map((what) => `lost: ${what}`),
      ...duplicated.values().map((what) => `duplicated: ${what}`),
      ...findings.broken,
      ...broken,
    ],
  }
}

export function isPassed(outcome: DrillOutcome) {
  if ('failed' in outcome) return false
  return 'skipped' in outcome || outcome.broken.length === 0
}
