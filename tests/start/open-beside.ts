import { openLog } from '#platform/log/open-log.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { openResources } from '#server/open-app.ts'
import type { Settings } from './run-server.ts'

/** The database and the files of a server with these settings, which may be running. */
export function openBeside(settings: Settings) {
  const { app, close } = openResources(readConfig(settings), openLog('silent'))
  return { app, db: app.db, files: app.files, [Symbol.asyncDispose]: close }
}
