import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { App } from '#domain/app.ts'
import { contentVersion } from '#domain/content/content-version.ts'
import { openOutbox } from '#domain/outbox/outbox.ts'
import { openSitePrinter } from '#domain/printing/open-site-printer.ts'
import { UsageCounts } from '#domain/usage/usage-counts.ts'
import { ContentMemory } from '#domain/content/content-memory.ts'
import type { Tables } from '#domain/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { callbackLimit } from '#platform/database/callback-limit.ts'
import { outsideTransaction } from '#platform/database/in-transaction.ts'
import { folderFiles } from '#platform/files/folder-files.ts'
import { openOutside } from '#platform/http/outside.ts'
import { openImages } from '#platform/images/open-images.ts'
import { openLog } from '#platform/log/open-log.ts'
import { aesSecrets } from '#platform/secrets/aes-secrets.ts'
import { BackupMonitor } from '#server/backups/backup-monitor.ts'
import { openMigratedDatabase, openTestDatabase, testEngines } from './test-databases.ts'
import type { TestEngine } from './test-databases.ts'

/** A clock that stands until a test moves it. */
type TestClock = { now(): Date; pass(milliseconds: number): void }

export type World = {
  app: App
  clock: TestClock
  database: Database<Tables>
  engine: TestEngine
  dataDir: string
}

export type TestBody = (world: World) => Promise<void>

/** One for all worlds: a process that renders takes half a second of processor time to start. */
const images = openImages(openLog('silent'))

/** Runs one test on every engine that is available. */
export function testOnEachEngine(sentence: string, body: TestBody) {
  for (const engine of testEngines) {
    test(`${sentence} (${engine})`, () => inWorld(engine, body))
  }
}

/** A world of its own for one test: a migrated database without rows and a folder, both gone afterwards. */
export async function inWorld(engine: TestEngine, body: TestBody) {
  await inWorldWith(openMigratedDatabase, engine, body)
}

/** The same before any migration. */
export async function inEmptyWorld(engine: TestEngine, body: TestBody) {
  await inWorldWith(openTestDatabase, engine, body)
}

async function inWorldWith(open: typeof openTestDatabase, engine: TestEngine, body: TestBody) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  const database = await open<Tables>(engine, dataDir)
  const clock = testClock()
  const app: App = {
    backups: new BackupMonitor(undefined, clock),
    db: database.db,
    clock,
    content: contentVersion(),
    files: folderFiles(dataDir),
    images,
    incoming: join(dataDir, 'incoming'),
    memory: new ContentMemory(),
    outbox: openOutbox({ isMailSetUp: true, publicUrl: 'http://shop.example' }),
    outside: openOutside({ arePrivateAllowed: true }),
    printer: openSitePrinter(dataDir, openLog('silent')),
    secrets: aesSecrets(randomBytes(32)),
    storage: database,
    usage: new UsageCounts(clock),
    rateLimits: true,
    beforeCommit: outsideTransaction,
    afterCommit: (work) => work(),
    callbackLimit,
  }
  try {
    await body({ app, clock, database, engine, dataDir })
  } finally {
    app.printer.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function testClock(): TestClock {
  let at = Date.now()
  return {
    now: () => new Date(at),
    pass: (milliseconds) => void (at += milliseconds),
  }
}
