import { after } from 'node:test'
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { migrations } from '#migrations/migrations.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { postgresDatabase } from '#platform/database/postgres-database.ts'
import { openLog } from '#platform/log/open-log.ts'
import { makeReusable } from './reusable-database.ts'

/** Of the PostgreSQL that the test runner has started, if it has. */
export const realPostgres = process.env['TEST_DATABASE_URL']

let created = 0
let template: Promise<string> | undefined
let server: Kysely<unknown> | undefined
after(() => server?.destroy())

/** An empty database, dropped when it is closed. */
export async function emptyRealDatabase<Tables>() {
  const name = await createDatabase('template1')
  return databaseOf<Tables>(name, () => dropDatabase(name))
}

/**
 * A database with all migrations and no other rows. The next test gets it too, of this process or of another:
 * making and dropping one takes a third of a second of processor time, emptying one a few milliseconds.
 */
export async function migratedRealDatabase<Tables>(): Promise<Database<Tables>> {
  const migrated = await (template ??= makeTemplate())
  const idle = await takeIdleDatabase()
  const name = idle ?? (await createDatabase(migrated))
  const database = databaseOf<Tables>(name, () => leaveIdle(name))
  if (idle === undefined || (await isEmptied(database))) return database
  await database.db.destroy()
  await dropDatabase(name)
  return migratedRealDatabase()
}

/** The address of one schema of the real PostgreSQL, for processes that a test starts. */
export async function realDatabaseAddress(schema: string) {
  const address = new URL(addressOf('postgres'))
  await onServer(sql`create schema if not exists ${sql.id(schema)}`)
  address.searchParams.set('options', `-c search_path=${schema}`)
  return address.href
}

function databaseOf<Tables>(name: string, end: () => Promise<void>): Database<Tables> {
  const own = open<Tables>(name)
  let closed: Promise<void> | undefined
  // A test may have closed it already: it may be another's by then.
  return { ...own, close: () => (closed ??= own.close().then(end)) }
}

async function isEmptied<Tables>({ db }: Database<Tables>) {
  const { rows } = await sql<{ done: boolean }>`select reuse.empty() as done`.execute(db)
  return rows[0]?.done ?? false
}

async function createDatabase(from: string) {
  const name = `world_${process.pid}_${++created}`
  await onServer(sql`create database ${sql.id(name)} template ${sql.id(from)}`)
  return name
}

async function dropDatabase(name: string) {
  await onServer(sql`drop database ${sql.id(name)} with (force)`)
}

async function takeIdleDatabase() {
  const { rows } = await onServer<{ name: string }>(sql`
    delete from idle_databases
    where name = (select name from idle_databases limit 1 for update skip locked)
    returning name
  `)
  return rows[0]?.name
}

async function leaveIdle(name: string) {
  await onServer(sql`insert into idle_databases values (${name})`)
}

/** One for all processes of the tests: the first makes it, and the others wait for that. */
async function makeTemplate() {
  const name = 'migrated'
  const { db, close } = open<unknown>('postgres')
  // The lock is given back at the end of the connection.
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(1)`.execute(connection)
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(
      connection,
    )
    if (rows.length > 0) return
    await sql`create table idle_databases (name text primary key)`.execute(connection)
    await sql`create database ${sql.id(name)}`.execute(connection)
    const database = open<unknown>(name)
    await migrate(database, migrations)
    await makeReusable(database.db)
    await database.close()
  })
  await close()
  return name
}

async function onServer<Row>(statement: RawBuilder<Row>) {
  server ??= open<unknown>('postgres').db
  return statement.execute(server)
}

function open<Tables>(name: string) {
  return postgresDatabase<Tables>(addressOf(name), openLog('silent'))
}

function addressOf(database: string) {
  const address = new URL(realPostgres as string)
  address.pathname = `/${database}`
  return address.href
}
