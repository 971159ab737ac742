import type { App } from '#domain/app.ts'
import { readConfig } from '#platform/config/read-config.ts'
import type { Config } from '#platform/config/config.ts'
import { refuseIfDamaged } from '#platform/database/check-sqlite.ts'
import { hasSqliteDatabase } from '#platform/database/sqlite-path.ts'
import { refuseFullDisk } from '#platform/files/disk-full.ts'
import { openLog } from '#platform/log/open-log.ts'
import { StartError } from '#platform/start-error.ts'
import { isReady, openReachable } from '#server/open-app.ts'
import type { OpenApp } from '#server/open-app.ts'
import { runScript } from './run-script.ts'

/** Runs one verb on the database that the settings name, beside a server or without one. */
export async function runCommand(run: (app: App) => Promise<string>) {
  await runScript(() =>
    onDatabase(async (opened) => {
      await refuseUnlessReady(opened)
      return run(opened.app)
    }),
  )
}

/** The same of a database that may be of another version. */
export async function onDatabase(run: (opened: OpenApp, config: Config) => Promise<string>) {
  const config = readConfig(process.env)
  if (!config.databaseUrl && !hasSqliteDatabase(config.dataDir)) {
    throw new StartError(`There is no database in ${config.dataDir}. Is DATA_DIR right?`)
  }
  try {
    const opened = await openReachable(config, openLog('warn'))
    try {
      return await run(opened, config)
    } finally {
      await opened.close()
    }
  } catch (error) {
    refuseIfDamaged(error, config.dataDir)
    if (!config.databaseUrl) refuseFullDisk(error, config.dataDir)
    throw error
  }
}

export async function refuseUnlessReady({ database }: OpenApp) {
  if (await isReady(database)) return
  throw new StartError('This database is not of this version. Start the server once: npm start.')
}
