import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { mountSmallDisk } from '#tests/start/small-disk.ts'
import type { SmallDisk } from '#tests/start/small-disk.ts'
import { checkStored } from '../checks/check-stored.ts'
import { findBrokenResponses } from '../checks/find-broken-responses.ts'
import { noFindings } from '../checks/findings.ts'
import {
  brokenByRecovery,
  brokenByUpload,
  enquiryProbe,
  measureRecovery,
  readinessProbe,
  remarkOn,
  signInProbe,
  statusOf,
} from '../checks/measure-recovery.ts'
import { figuresOf } from '../drill-report.ts'
import type { Drill } from '../run-drill.ts'
import { startTarget, stopInOrder } from '../sites/start-target.ts'
import type { LoggedResponse, RequestKind } from '../traffic/response-log.ts'
import { startTraffic } from '../traffic/start-traffic.ts'
import type { TrafficMix } from '../traffic/start-traffic.ts'
import type { Target } from '../traffic/target.ts'

const megabytes = 64

const mix: TrafficMix = {
  enquirer: 2,
  enquirerWithKey: 2,
  contact: 1,
  editor: 2,
  cachedPageReader: 1,
  uncachedPageReader: 2,
  unknownSignIn: 1,
  administrator: 1,
}

const writes: RequestKind[] = ['enquiry', 'contact message', 'upload', 'product change', 'sign-in']

/** The server may delete a file meanwhile, which makes room again. */
const pauseBetweenFills = 200

const longestRefusal = 20_000

export const fullDiskDrill: Drill = {
  name: 'disk',
  databases: ['sqlite'],
  titleOf: ({ diskOutage }) => `disk full for ${diskOutage / 1000} s`,
  async run({ settings }, { diskOutage, longestRecovery }, signal) {
    await using disk = await mountSmallDisk(megabytes)
    if (!disk) return { skipped: 'only root on Linux can mount a small disk' }
    const onDisk = { ...settings, DATA_DIR: join(disk.path, 'data') }
    await using target = await startTarget(onDisk)
    const { ledger, log, server } = target
    await using traffic = startTraffic(target, mix)
    await wait(1000, undefined, { signal })
    const probes = [enquiryProbe(target), signInProbe(target), readinessProbe(target)]
    const usual = await measureRecovery(probes, signal)
    const from = performance.now()
    const broken = await fillUntilRefused(disk, { target, outage: diskOutage, signal })
    disk.free()
    const recovery = await measureRecovery(probes, signal)
    const during = { from, until: performance.now() }
    broken.push(...(await brokenByUpload(target, signal)))
    await traffic.stop()
    broken.push(
      ...(await stopInOrder(server)),
      ...brokenByRecovery(recovery, usual + longestRecovery),
    )
    broken.push(...findBrokenResponses(log, { unavailable: writes, during }))
    const findings = noFindings()
    await checkStored({ settings: onDisk, ledger, findings })
    return figuresOf({ ledger, log, findings, recovery, remarks: [remarkOn(usual)], broken })
  },
}

type Outage = { target: Target; outage: number; signal: AbortSignal }

/** At least until each kind of write was refused: an upload can take seconds. */
async function fillUntilRefused(disk: SmallDisk, { target, outage, signal }: Outage) {
  const { address, log } = target
  const before = log.length
  const end = performance.now() + outage
  const isOver = () => performance.now() > end && findUnrefused(log.slice(before)).length === 0
  while (!isOver() && performance.now() < end + longestRefusal) {
    disk.fill()
    await wait(pauseBetweenFills, undefined, { signal })
  }
  const [ready, alive] = [await statusOf(`${address}/readyz`), await statusOf(`${address}/healthz`)]
  return [
    ...(ready === 503 ? [] : [`/readyz is ${ready} on a full disk`]),
    ...(alive === 200 ? [] : [`/healthz is ${alive} on a full disk`]),
    ...findUnrefused(log.slice(before)),
  ]
}

/** A drill in which a kind of write was never refused proves nothing about it. */
function findUnrefused(log: LoggedResponse[]) {
  const refused = new Set(log.filter(({ status }) => status >= 500).map(({ kind }) => kind))
  const expected: RequestKind[] = ['enquiry', 'upload', 'sign-in']
  return expected.filter((kind) => !refused.has(kind)).map((kind) => `no ${kind} was refused`)
}
