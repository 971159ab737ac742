import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openBeside } from '#tests/start/open-beside.ts'
import type { ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { checkStored } from '../checks/check-stored.ts'
import { findBrokenResponses } from '../checks/find-broken-responses.ts'
import { noFindings } from '../checks/findings.ts'
import {
  brokenByRecovery,
  enquiryProbe,
  measureRecovery,
  pageProbe,
  readinessProbe,
  remarkOn,
  sessionProbe,
  statusOf,
} from '../checks/measure-recovery.ts'
import { figuresOf } from '../drill-report.ts'
import type { Drill } from '../run-drill.ts'
import type { DrillExtent } from '../drill-extent.ts'
import type { Site } from '../sites/open-site.ts'
import { startTarget, stopInOrder } from '../sites/start-target.ts'
import type { RequestKind } from '../traffic/response-log.ts'
import { startTraffic } from '../traffic/start-traffic.ts'
import type { TrafficMix } from '../traffic/start-traffic.ts'
import type { Target } from '../traffic/target.ts'

/** Nobody changes content: a change ends the life of every cached page. */
export const databaseMix: TrafficMix = {
  enquirer: 3,
  enquirerWithKey: 2,
  contact: 1,
  cachedPageReader: 2,
  uncachedPageReader: 3,
  unknownSignIn: 1,
  administrator: 1,
}

export const needDatabase: RequestKind[] = [
  'enquiry',
  'contact message',
  'uncached page',
  'sign-in',
  'session',
]

const terminations = 5

type Outage = {
  site: Site
  postgres: ThrowawayPostgres
  extent: DrillExtent
  target: Target
  signal: AbortSignal
}

type Outcome = { recovery: number; broken: string[] }

export const lostDatabaseDrills: Drill[] = [
  drillOf('terminate', {
    titleOf: () => `PostgreSQL ends every connection, ${terminations} times`,
    interrupt: terminateConnections,
  }),
  ...(['fast', 'immediate', 'killed'] as const).map((mode) =>
    drillOf(mode, {
      titleOf: ({ databaseOutage }) => `PostgreSQL gone for ${databaseOutage / 1000} s (${mode})`,
      interrupt: (outage) => stopDatabase(outage, mode),
    }),
  ),
]

type Interruption = {
  titleOf: Drill['titleOf']
  interrupt: (outage: Outage) => Promise<Outcome>
}

function drillOf(mode: string, { titleOf, interrupt }: Interruption): Drill {
  return {
    name: `database-${mode}`,
    databases: ['postgres'],
    titleOf,
    async run(site, extent, signal) {
      const { settings, postgres } = site
      if (!postgres) throw new Error('this drill needs PostgreSQL')
      await using target = await startTarget(settings)
      const { ledger, log, server } = target
      await using traffic = startTraffic(target, databaseMix)
      await wait(1000, undefined, { signal })
      const outage = { site, postgres, extent, target, signal }
      const usual = await recoveryOf(outage)
      const from = performance.now()
      const { recovery, broken } = await interrupt(outage)
      const during = { from, until: performance.now() }
      await wait(1000, undefined, { signal })
      await traffic.stop()
      broken.push(
        ...brokenByRecovery(recovery, usual + extent.longestRecovery),
        ...(await stopInOrder(server)),
      )
      broken.push(...findBrokenResponses(log, { unavailable: needDatabase, during }))
      const findings = noFindings()
      await checkStored({ settings, ledger, findings })
      return figuresOf({ ledger, log, findings, recovery, remarks: [remarkOn(usual)], broken })
    },
  }
}

async function terminateConnections(outage: Outage): Promise<Outcome> {
  await using beside = openBeside(outage.site.settings)
  let recovery = 0
  for (let round = 0; round < terminations; round++) {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()
    `.execute(beside.db)
    recovery = Math.max(recovery, await recoveryOf(outage))
  }
  return { recovery, broken: [] }
}

type StopMode = Parameters<ThrowawayPostgres['stop']>[0]

async function stopDatabase(outage: Outage, mode: StopMode): Promise<Outcome> {
  const { postgres, extent, target, signal } = outage
  await postgres.stop(mode)
  await wait(extent.databaseOutage, undefined, { signal })
  const ready = await statusOf(`${target.address}/readyz`)
  const broken = ready === 503 ? [] : [`/readyz is ${ready} without a database`]
  const responses = target.log.filter(({ status }) => status === 503)
  if (responses.length === 0) broken.push('no request was refused')
  await postgres.start()
  return { recovery: await recoveryOf(outage), broken }
}

function recoveryOf({ target, signal }: Outage) {
  const probes = [
    pageProbe(target),
    enquiryProbe(target),
    sessionProbe(target),
    readinessProbe(target),
  ]
  return measureRecovery(probes, signal)
}
