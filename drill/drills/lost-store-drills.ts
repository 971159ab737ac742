import { setTimeout as wait } from 'node:timers/promises'
import { openFakeS3 } from '#tests/fake-s3.ts'
import type { FakeS3 } from '#tests/fake-s3.ts'
import { s3SettingsFor } from '#tests/start/s3-settings-for.ts'
import { checkStored } from '../checks/check-stored.ts'
import { findBrokenResponses } from '../checks/find-broken-responses.ts'
import { noFindings } from '../checks/findings.ts'
import {
  brokenByRecovery,
  brokenByUpload,
  measureRecovery,
  pictureProbe,
} from '../checks/measure-recovery.ts'
import { figuresOf } from '../drill-report.ts'
import type { Drill } from '../run-drill.ts'
import { secondsText } from '../report/number-texts.ts'
import { startTarget, stopInOrder } from '../sites/start-target.ts'
import { addProduct } from '../traffic/edit-products.ts'
import type { LoggedResponse, RequestKind } from '../traffic/response-log.ts'
import { readerOf, startTraffic } from '../traffic/start-traffic.ts'
import type { TrafficMix } from '../traffic/start-traffic.ts'
import type { Target } from '../traffic/target.ts'

const mix: TrafficMix = {
  enquirer: 2,
  enquirerWithKey: 1,
  contact: 1,
  cachedPageReader: 1,
  uncachedPageReader: 1,
  administrator: 1,
}

const needStore = ['picture', 'upload'] as const satisfies RequestKind[]

/** A store that accepts connections and sends nothing is given up after 8 seconds. */
const longestRefusal = 15_000

const interruptions = {
  stopped: (store: FakeS3) => store.stop(),
  hung: (store: FakeS3) => store.hang(),
}

export const lostStoreDrills: Drill[] = [drillOf('stopped'), drillOf('hung')]

function drillOf(kind: keyof typeof interruptions): Drill {
  return {
    name: `store-${kind}`,
    databases: ['sqlite'],
    titleOf: ({ storeOutage }) => `S3 ${kind} for ${storeOutage / 1000} s`,
    async run(site, { storeOutage, longestRecovery }, signal) {
      await using store = await openFakeS3()
      const settings = { ...site.settings, ...s3SettingsFor(store) }
      await using target = await startTarget(settings)
      const { ledger, log, server } = target
      await using traffic = startTraffic(target, mix)
      const interrupt = () => interruptions[kind](store)
      const outage = { target, store, interrupt, outage: storeOutage, signal }
      const { recovery, refusals, broken, during } = await interruptStore(outage)
      await traffic.stop()
      broken.push(...brokenByRecovery(recovery, longestRecovery))
      broken.push(...findBrokenResponses(log, { unavailable: [...needStore], during }))
      const findings = noFindings()
      await checkStored({ settings, ledger, findings })
      broken.push(...(await stopInOrder(server)))
      const remarks = needStore.map((name) => `${name} 503 after ${longestOf(refusals, name)}`)
      return figuresOf({ ledger, log, findings, recovery, remarks, broken })
    },
  }
}

type Outage = {
  target: Target
  store: FakeS3
  interrupt: () => unknown
  outage: number
  signal: AbortSignal
}

async function interruptStore({ target, store, interrupt, outage, signal }: Outage) {
  const picture = (await addProduct(target))?.images[0]?.thumbnail ?? ''
  await wait(1000, undefined, { signal })
  const from = performance.now()
  await interrupt()
  const before = target.log.length
  await askStoreFor(outage, { target, picture, signal })
  const refusals = target.log.slice(before).filter(({ status }) => status === 503)
  await store.resume()
  const recovery = await measureRecovery([pictureProbe(target, picture)], signal)
  const during = { from, until: performance.now() }
  const broken = [...findUnrefused(refusals), ...(await brokenByUpload(target, signal))]
  return { recovery, refusals, broken, during }
}

type Asking = { target: Target; picture: string; signal: AbortSignal }

/** At least until one picture and one upload have got their response. */
async function askStoreFor(outage: number, { target, picture, signal }: Asking) {
  const end = performance.now() + outage
  const readPicture = readerOf(target, 'picture', () => picture)
  const repeat = async (send: () => Promise<unknown>) => {
    do {
      await send()
      await wait(100, undefined, { signal })
    } while (performance.now() < end)
  }
  await Promise.all([repeat(readPicture), repeat(() => addProduct(target))])
}

function findUnrefused(refusals: LoggedResponse[]) {
  return needStore.flatMap((kind) => {
    const own = refusals.filter((response) => response.kind === kind)
    if (own.length === 0) return [`no ${kind} was refused`]
    const isLate = own.some(({ milliseconds }) => milliseconds > longestRefusal)
    return isLate ? [`${kind}: 503 after ${longestOf(own, kind)}`] : []
  })
}

function longestOf(responses: LoggedResponse[], kind: RequestKind) {
  const own = responses.filter((response) => response.kind === kind)
  return secondsText(Math.max(0, ...own.map(({ milliseconds }) => milliseconds)))
}
