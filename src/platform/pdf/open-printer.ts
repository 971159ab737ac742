import { createHash } from 'node:crypto'
import { hasRoomForDocument } from '../files/disk-full.ts'
import { folderFiles } from '../files/folder-files.ts'
import type { Files } from '../files/files.ts'
import { hour } from '../clock/clock.ts'
import { Semaphore } from '../concurrency/semaphore.ts'
import { outageAwareFiles } from '../files/outage-aware-files.ts'
import { OutageLog } from '../log/outage-log.ts'
import type { LinesOfOutages } from '../log/outage-log.ts'
import { notMade, storeUnavailable, Unavailable } from '../unavailable.ts'
import { PrintProcess, PrintProcessExited } from './print-process-host.ts'
import { printsFolder } from './printer.ts'
import type { PrintedFile, Printer, ReadFile } from './printer.ts'

/** Where what was made before is no longer what would be made now: part of every name. */
const release = 2

const hashDigits = 40

/** A catalogue of 200 products with pictures takes some seconds, so the last of these waits half a minute. */
const mostWaiting = 6

const storedFor = 24 * hour
const mostBytes = 256 * 1024 * 1024

/** Of new documents: between two sweeps the folder grows by so much. */
const sweptAfterBytes = 32 * 1024 * 1024

type Options = {
  /** A folder of this machine. */
  dataDir: string
  /** The module of the child process. */
  entry: URL
  busy: string
  log: LinesOfOutages
}

/** Stores a document under the hash of its task, so it is made once for the same content. */
export function openPrinter({ dataDir, entry, busy, log }: Options): Printer {
  const outages = new OutageLog(log, 'the folder of prints')
  const files = outageAwareFiles(folderFiles(dataDir), outages)
  const process = new PrintProcess(entry)
  const print = outageAwarePrint(process, new OutageLog(log, 'the printing process'))
  const making = new Map<string, Promise<PrintedFile>>()
  const tooMany = () => new Unavailable(busy, { retryAfterSeconds: 15 })
  const semaphore = new Semaphore(1, { mostWaiting, tooMany })

  let unswept = 0

  async function make(key: string, task: object, read: ReadFile): Promise<PrintedFile> {
    return semaphore.run(async () => {
      refuseWithoutRoom(dataDir, outages)
      const bytes = await print(task, read)
      await files.put(key, bytes)
      unswept += bytes.length
      if (unswept > sweptAfterBytes) {
        unswept = 0
        await sweepPrints(files, new Date(Date.now() - storedFor))
      }
      return { key, bytes: bytes.length }
    })
  }

  return {
    files,
    find: (task) => findAt(files, keyOf(task)),
    async print(task, read) {
      const key = keyOf(task)
      const known = (await findAt(files, key)) ?? making.get(key)
      if (known) return known
      const made = make(key, task, read).finally(() => making.delete(key))
      making.set(key, made)
      return made
    },
    sweep: (at) => sweepPrints(files, new Date(at.getTime() - storedFor)),
    stop() {
      semaphore.close()
      process.stop()
    },
  }
}

/** Before seconds are spent on a document that could not be stored. */
function refuseWithoutRoom(dataDir: string, outages: OutageLog) {
  if (hasRoomForDocument(dataDir)) return
  const error = storeUnavailable('The disk is full')
  outages.failed('write', error)
  throw error
}

function outageAwarePrint(process: PrintProcess, outages: OutageLog) {
  return async (task: object, read: ReadFile) => {
    try {
      const bytes = await process.print(task, read)
      outages.succeeded('write')
      return bytes
    } catch (error) {
      if (!(error instanceof PrintProcessExited)) throw error
      outages.failed('write', error)
      throw notMade(error)
    }
  }
}

async function findAt(files: Files, key: string) {
  const found = await files.head(key)
  return found && { key, bytes: found.bytes }
}

/** Deletes old files, and the oldest ones when all together are too large. */
async function sweepPrints(files: Files, before: Date) {
  const stored = await Array.fromAsync(files.list(printsFolder))
  stored.sort((one, other) => other.changedAt.getTime() - one.changedAt.getTime())
  let total = 0
  let swept = 0
  for (const { key, bytes, changedAt } of stored) {
    total += bytes
    if (changedAt >= before && total <= mostBytes) continue
    if (await files.delete(key, changedAt)) swept++
  }
  return swept
}

function keyOf(task: object) {
  const hash = createHash('sha256').update(`${release}${JSON.stringify(task)}`)
  return `${printsFolder}${hash.digest('hex').slice(0, hashDigits)}.pdf`
}
