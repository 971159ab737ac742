import { setTimeout as wait } from 'node:timers/promises'
import { callsTo } from '#tests/calls-to.ts'
import { runServer } from '#tests/start/run-server.ts'
import { signInTo } from '#tests/start/sign-in-to.ts'
import { median } from '../../bench/report/median.ts'
import { checkStored } from '../checks/check-stored.ts'
import { findBrokenResponses } from '../checks/find-broken-responses.ts'
import { noFindings } from '../checks/findings.ts'
import { figuresOf } from '../drill-report.ts'
import { secondsText } from '../report/number-texts.ts'
import type { Drill } from '../run-drill.ts'
import type { SiteSettings } from '../sites/open-site.ts'
import { openLedger } from '../traffic/ledger.ts'
import type { LoggedResponse } from '../traffic/response-log.ts'
import { startTraffic, twelveWriters } from '../traffic/start-traffic.ts'

type Killing = { settings: SiteSettings; kills: number; signal: AbortSignal }

/** So that a busy machine does not spend minutes on one kill. */
const longestTraffic = 5000

export const killDrill: Drill = {
  name: 'kill',
  databases: ['sqlite', 'postgres'],
  titleOf: ({ kills }, database) => `kill -9, ${kills[database]} times`,
  run({ settings, postgres }, { kills }, signal) {
    return killRepeatedly({ settings, kills: kills[postgres ? 'postgres' : 'sqlite'], signal })
  },
}

/** Kills the server while twelve clients write, starts it again, and compares what is stored. */
export async function killRepeatedly({ settings, kills, signal }: Killing) {
  const run = newRun(settings)
  const { ledger, log, findings, starts } = run
  for (let kill = 0; kill < kills; kill++) {
    signal.throwIfAborted()
    await killOnce(run)
  }
  const restarts = starts.slice(1)
  // All pictures once more: a later kill may have damaged an earlier one.
  await checkStored({ settings, ledger, findings })
  return figuresOf({
    ledger,
    log,
    findings,
    recovery: Math.max(...restarts),
    remarks: [`recovery is the longest restart, the median is ${secondsText(median(restarts))}`],
    broken: findBrokenResponses(log, { noResponse: true }),
  })
}

type Run = ReturnType<typeof newRun>

function newRun(settings: SiteSettings) {
  return {
    settings,
    ledger: openLedger(),
    log: [] as LoggedResponse[],
    findings: noFindings(),
    checkedPictures: new Set<string>(),
    starts: [] as number[],
    token: undefined as string | undefined,
    listed: 0,
  }
}

async function killOnce(run: Run) {
  const { settings, ledger, log, findings, checkedPictures } = run
  const began = performance.now()
  await using server = await runServer(settings)
  const { address } = server
  run.starts.push(performance.now() - began)
  run.token ??= await signInTo(address)
  const total = await findTotal(address)
  if (total !== run.listed) findings.broken.add(`the list has ${total} of ${run.listed} products`)
  await using traffic = startTraffic({ address, token: run.token, ledger, log }, twelveWriters)
  await responsesArrive(log)
  // Requests are under way until the process is gone, and none are sent to it afterwards.
  await Promise.all([server.kill('SIGKILL'), traffic.stop()])
  run.listed = await checkStored({ settings, ledger, findings, checkedPictures })
}

/** Some, so that the kill comes at any moment of the next writes. */
async function responsesArrive(log: LoggedResponse[]) {
  const enough = log.length + 10 + Math.random() * 80
  const deadline = performance.now() + longestTraffic
  while (log.length < enough && performance.now() < deadline) await wait(2)
  await wait(Math.random() * 20)
}

async function findTotal(address: string) {
  const { json } = await callsTo(address, '').call('GET', '/products?limit=1')
  return Number(json['total'])
}
