import { sql } from 'kysely'
import { migrations } from '#migrations/migrations.ts'
import type { App } from '#domain/app.ts'
import { contentVersion } from '#domain/content/content-version.ts'
import { openOutbox } from '#domain/outbox/outbox.ts'
import { openSearch } from '#domain/search/open-search.ts'
import type { Tables } from '#domain/tables.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { isMigrated, migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { ownDataDir } from '#platform/database/own-data-dir.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { tryStore } from '#platform/files/try-store.ts'
import { openImages } from '#platform/images/open-images.ts'
import type { Log } from '#platform/log/open-log.ts'
import { openSecrets } from '#platform/secrets/open-secrets.ts'
import { StartFault } from '#platform/start-fault.ts'

type Fault = { kind?: string; code?: string; errors?: Error[] }

export type OpenApp = { app: App; database: Database<Tables>; close(): Promise<void> }

/** Opens every machine for the one process that serves, and brings the database up to date. */
export async function openApp(config: Config, log: Log): Promise<OpenApp> {
  const ownership = config.databaseUrl ? undefined : ownDataDir(config.dataDir)
  try {
    const opened = await openReachable(config, log)
    await migrate(opened.database, migrations)
    await tryStore(opened.app.files, log)
    return {
      ...opened,
      async close() {
        await opened.close()
        ownership?.release()
      },
    }
  } catch (error) {
    ownership?.release()
    throw error
  }
}

/** Every machine, and nothing asked of the database yet: it may be away, of another version, or a running server's. */
export function openMachines(config: Config, log: Log): OpenApp {
  const secrets = openSecrets(config)
  const database = openDatabase<Tables>(config, log)
  const app: App = {
    db: database.db,
    clock: systemClock,
    content: contentVersion(),
    files: openFiles(config),
    images: openImages(),
    outbox: openOutbox({ isMailSetUp: !!config.mail, publicUrl: config.publicUrl }),
    search: openSearch(),
    secrets,
    rateLimits: config.rateLimits,
    afterCommit: (tell) => tell(),
  }
  return { app, database, close: () => database.close() }
}

export function isReady(database: Database<Tables>) {
  return isMigrated(database, migrations)
}

/** Whatever goes wrong in the first query lies with the settings or the surroundings. */
export async function openReachable(config: Config, log: Log): Promise<OpenApp> {
  try {
    const opened = openMachines(config, log)
    await sql`select 1`.execute(opened.app.db)
    return opened
  } catch (error) {
    const { kind, code, message, errors } = error as Error & Fault
    if (kind === 'start-fault') throw error
    const reason = message || errors?.[0]?.message || code
    throw new StartFault(`The database cannot be opened: ${reason}`)
  }
}
