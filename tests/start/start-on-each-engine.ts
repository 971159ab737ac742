import { test } from 'node:test'
import { sql } from 'kysely'
import { openLog } from '#platform/log/open-log.ts'
import { postgresDatabase } from '#platform/database/postgres-database.ts'
import { realDatabaseAddress } from '../real-postgres.ts'
import { testEngines } from '../test-databases.ts'
import { newDataDir } from './data-dir.ts'
import type { Settings } from './run-server.ts'

type Engine = 'sqlite' | 'postgres'

/** A new site for each test: settings that name an empty folder and, on PostgreSQL, an empty schema. */
export type StartTestBody = (
  settings: Settings & { DATA_DIR: string },
  engine: Engine,
) => Promise<void>

let schemas = 0

/** PGlite runs within one process, so what processes share is tested on the real PostgreSQL only. */
export function testStartOnEachEngine(sentence: string, body: StartTestBody) {
  test(`${sentence} (sqlite)`, () => inNewDataDir(body))
  testStartOnPostgres(sentence, body)
}

/** For what only several processes of one database can do: an embedded one has a single process. */
export function testStartOnPostgres(sentence: string, body: StartTestBody) {
  if (!testEngines.includes('postgres')) return
  test(`${sentence} (postgres)`, () => inNewSchema(body))
}

async function inNewDataDir(body: StartTestBody) {
  await using folder = await newDataDir()
  await body({ DATA_DIR: folder.path }, 'sqlite')
}

async function inNewSchema(body: StartTestBody) {
  await using folder = await newDataDir()
  const schema = `start_${process.pid}_${++schemas}`
  const address = await realDatabaseAddress(schema)
  try {
    await body({ DATA_DIR: folder.path, DATABASE_URL: address }, 'postgres')
  } finally {
    const { db, close } = postgresDatabase(address, openLog('silent'))
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
    await close()
  }
}
