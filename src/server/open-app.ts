import { join } from 'node:path'
import { sql } from 'kysely'
import { migrations } from '#migrations/migrations.ts'
import type { App, Db } from '#domain/app.ts'
import { contentVersion } from '#domain/content/content-version.ts'
import { openSitePrinter } from '#domain/printing/open-site-printer.ts'
import { openOutbox } from '#domain/outbox/outbox.ts'
import { UsageCounts } from '#domain/usage/usage-counts.ts'
import { ContentMemory } from '#domain/content/content-memory.ts'
import type { Tables } from '#domain/tables.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { outsideTransaction } from '#platform/database/in-transaction.ts'
import type { Config } from '#platform/config/config.ts'
import { refuseForeignWal, refuseIfDamaged } from '#platform/database/check-sqlite.ts'
import type { Database } from '#platform/database/database.ts'
import { isMigrated } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { ownDataDir } from '#platform/database/own-data-dir.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { tryStore } from '#platform/files/try-store.ts'
import { openOutside } from '#platform/http/outside.ts'
import { openImages } from '#platform/images/open-images.ts'
import type { Log } from '#platform/log/open-log.ts'
import { openSecrets } from '#platform/secrets/open-secrets.ts'
import { StartError } from '#platform/start-error.ts'
import { isUnavailable } from '#platform/unavailable.ts'
import { BackupMonitor } from './backups/backup-monitor.ts'
import {
  checkOwnDatabase,
  migrateOrRefuse,
  refuseEmptyPostgres,
  reportDamage,
} from './check-database.ts'
import { waitForDatabase } from './wait-for-database.ts'
import { firstMessageOf, textField } from '#platform/unknown-fields.ts'

export type OpenApp = {
  app: App
  backups: BackupMonitor
  database: Database<Tables>
  close(): Promise<void>
}

/** Opens all resources for the serving process, and migrates the database. */
export async function openApp(config: Config, log: Log): Promise<OpenApp> {
  const ownership = config.databaseUrl ? undefined : ownDataDir(config.dataDir)
  try {
    const check = config.databaseUrl ? undefined : await checkOwnDatabase(config, log)
    const opened = await openReachable(config, log, waitForDatabase)
    if (config.databaseUrl) await refuseEmptyPostgres(opened, config)
    await migrateOrRefuse(opened, config)
    void reportDamage(check, opened.backups, log)
    await tryStore(opened.app.files)
    return {
      ...opened,
      async close() {
        check?.stop()
        await opened.close()
        ownership?.release()
      },
    }
  } catch (error) {
    ownership?.release()
    throw error
  }
}

/** Opens all resources without a query: the database may be unavailable, of another version, or in use by a server. */
export function openResources(config: Config, log: Log): OpenApp {
  const database = openDatabase<Tables>(config, log)
  // After the database, because a key without a database means that the database was lost.
  const secrets = openSecrets(config)
  const backups = new BackupMonitor(config.backupDir, systemClock)
  const app: App = {
    backups,
    db: database.db,
    clock: systemClock,
    content: contentVersion(),
    files: openFiles(config, log),
    images: openImages(log),
    incoming: join(config.dataDir, 'incoming'),
    memory: new ContentMemory(),
    outbox: openOutbox({
      isMailSetUp: !!config.mail,
      environmentMail: config.mail,
      publicUrl: config.publicUrl,
    }),
    outside: openOutside({ arePrivateAllowed: config.isPrivateNetworkCalled }),
    printer: openSitePrinter(config.dataDir, log),
    secrets,
    storage: database,
    usage: new UsageCounts(systemClock),
    rateLimits: config.rateLimits,
    indexNowKey: config.indexNowKey,
    beforeCommit: outsideTransaction,
    afterCommit: (work) => work(),
  }
  return { app, backups, database, close: () => database.close() }
}

export function isReady(database: Database<Tables>) {
  return isMigrated(database, migrations)
}

/** An error of the first query is caused by the settings or the environment. */
export async function openReachable(config: Config, log: Log, reach = ask): Promise<OpenApp> {
  try {
    if (!config.databaseUrl) refuseForeignWal(config.dataDir)
    const opened = openResources(config, log)
    // Only a database server can still be starting, so a file is not waited for.
    await (config.databaseUrl ? reach : ask)(opened.app.db, log)
    return opened
  } catch (error) {
    if (textField(error, 'kind') === 'start-error') throw error
    refuseIfDamaged(error, config.dataDir)
    const isAway = isUnavailable(error)
    const cause = isAway ? error.cause : error
    const reason = firstMessageOf(cause) || textField(cause, 'code')
    const remedy = isAway && config.databaseUrl ? '. Start it, or correct DATABASE_URL.' : ''
    throw new StartError(`The database cannot be opened: ${reason}${remedy}`, { cause: error })
  }
}

async function ask(db: Db, _log: Log) {
  await sql`select 1`.execute(db)
}
