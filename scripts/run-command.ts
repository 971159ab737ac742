import type { App } from '#domain/app.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { hasSqliteDatabase } from '#platform/database/sqlite-database.ts'
import { openLog } from '#platform/log/open-log.ts'
import { StartFault } from '#platform/start-fault.ts'
import { isReady, openBesideServer } from '#server/open-app.ts'

/** Runs one verb on the database that the settings name, beside a server or without one. */
export async function runCommand(run: (app: App) => Promise<string>) {
  try {
    const config = readConfig(process.env)
    if (!config.databaseUrl && !hasSqliteDatabase(config.dataDir)) {
      throw new StartFault(`There is no database in ${config.dataDir}. Is DATA_DIR right?`)
    }
    const { app, database, close } = openBesideServer(config, openLog('warn'))
    if (!(await isReady(database))) {
      throw new StartFault(
        'This database is not of this version. Start the server once: npm start.',
      )
    }
    process.stdout.write(`${await run(app)}\n`)
    await close()
  } catch (error) {
    const { kind, message, stack } = error as Error & { kind?: string }
    process.stderr.write(`${kind === 'start-fault' ? message : stack}\n`)
    process.exitCode = 1
  }
}
