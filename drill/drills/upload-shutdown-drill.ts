import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openBeside } from '#tests/start/open-beside.ts'
import type { Settings } from '#tests/start/run-server.ts'
import { drawing } from '#tests/fixtures/drawings.ts'
import { checkStored } from '../checks/check-stored.ts'
import { findBrokenResponses } from '../checks/find-broken-responses.ts'
import { noFindings } from '../checks/findings.ts'
import { figuresOf } from '../drill-report.ts'
import type { Drill } from '../run-drill.ts'
import { secondsText } from '../report/number-texts.ts'
import { startTarget, stopInOrder } from '../sites/start-target.ts'
import { addProduct } from '../traffic/edit-products.ts'
import type { LoggedResponse } from '../traffic/response-log.ts'

const picturesPerUpload = 10

/** Uploads have 8 s to finish, and everything together has 20. */
const longestStop = 20_000

export const uploadShutdownDrill: Drill = {
  name: 'uploads',
  databases: ['sqlite', 'postgres'],
  titleOf: ({ uploads }) => `SIGTERM during ${uploads} uploads`,
  async run({ settings }, { uploads }, signal) {
    await using target = await startTarget(settings)
    const { ledger, log, server } = target
    const pictures = await largePictures()
    const responses = Array.from({ length: uploads }, () => addProduct(target, pictures))
    await uploadsBegin(settings.DATA_DIR, { uploads, log, signal })
    const began = performance.now()
    const broken = await stopInOrder(server)
    const stop = performance.now() - began
    if (stop > longestStop) broken.push(`the server took ${secondsText(stop)} to stop`)
    await Promise.all(responses)
    broken.push(...findBrokenResponses(log, { unavailable: ['upload'] }))
    broken.push(...(await findLeftovers(settings, ledger.products.size)))
    const findings = noFindings()
    await checkStored({ settings, ledger, findings })
    return figuresOf({
      ledger,
      log,
      findings,
      remarks: [`exit after ${secondsText(stop)}`],
      broken,
    })
  },
}

/** The first picture of each upload is its own. The others cost the server most of its time. */
export function largePictures() {
  const numbers = Array.from({ length: picturesPerUpload - 1 }, (_, index) => index + 1)
  return Promise.all(numbers.map((seed) => drawing('jpeg', { width: 1200, height: 900 }, seed)))
}

type Beginning = { uploads: number; log: LoggedResponse[]; signal: AbortSignal }

/** Resolves when so many are under way, or the first of them is finished before. */
export async function uploadsBegin(dataDir: string, { uploads, log, signal }: Beginning) {
  // Each upload has a folder of its own until its response.
  while (log.length === 0 && (await findIncoming(dataDir)).length < uploads) {
    await wait(5, undefined, { signal })
  }
}

/** The first upload makes the folder. */
function findIncoming(dataDir: string) {
  return readdir(join(dataDir, 'incoming')).catch((): string[] => [])
}

async function findLeftovers(settings: Settings & { DATA_DIR: string }, acknowledged: number) {
  await using stored = openBeside(settings)
  const rows = await stored.db.selectFrom('products').select('id').execute()
  const files = await findIncoming(settings.DATA_DIR)
  return [
    ...(rows.length === acknowledged ? [] : [`${rows.length} of ${acknowledged} products stored`]),
    ...(files.length === 0 ? [] : [`${files.length} entries are left in the folder of uploads`]),
  ]
}
