import type { App } from '#domain/app.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { hasSqliteDatabase } from '#platform/database/sqlite-database.ts'
import { openLog } from '#platform/log/open-log.ts'
import { StartFault } from '#platform/start-fault.ts'
import { isReady, openReachable } from '#server/open-app.ts'
import type { OpenApp } from '#server/open-app.ts'

/** Runs one verb on the database that the settings name, beside a server or without one. */
export async function runCommand(run: (app: App) => Promise<string>) {
  try {
    const config = readConfig(process.env)
    if (!config.databaseUrl && !hasSqliteDatabase(config.dataDir)) {
      throw new StartFault(`There is no database in ${config.dataDir}. Is DATA_DIR right?`)
    }
    const opened = await openReachable(config, openLog('warn'))
    try {
      await refuseUnlessReady(opened)
      process.stdout.write(`${await run(opened.app)}\n`)
    } finally {
      await opened.close()
    }
  } catch (error) {
    const { kind, message, stack } = error as Error & { kind?: string }
    process.stderr.write(`${kind === 'start-fault' ? message : stack}\n`)
    process.exitCode = 1
  }
}

async function refuseUnlessReady({ database }: OpenApp) {
  if (await isReady(database)) return
  throw new StartFault('This database is not of this version. Start the server once: npm start.')
}
