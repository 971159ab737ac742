import type { Config } from '../config/config.ts'
import type { Log } from '../log/open-log.ts'
import type { Database } from './database.ts'
import { postgresDatabase } from './postgres-database.ts'
import { sqliteDatabase } from './sqlite-database.ts'

type Settings = Pick<Config, 'dataDir' | 'databaseUrl'>

export function openDatabase<Tables>(config: Settings, log: Log): Database<Tables> {
  return config.databaseUrl
    ? postgresDatabase(config.databaseUrl, log)
    : sqliteDatabase(config.dataDir, log)
}
