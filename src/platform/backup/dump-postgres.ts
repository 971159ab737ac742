import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { privateFile } from '../files/make-folder.ts'
import { syncFile, syncFolder } from '../files/sync-folder.ts'
import { StartError } from '../start-error.ts'
import type { DatabaseCopy, ReadSnapshot } from './copy-database.ts'
import { runPostgresProgram } from './postgres-programs.ts'
import type { PostgresAccess } from './postgres-programs.ts'
import { hashFile } from './write-hashed.ts'

const file = 'database.dump'

/** pg_dump and we read one snapshot, so the dump has the very rows that are counted. */
export async function dumpPostgres<Tables, Snapshot>(
  { db }: Database<Tables>,
  access: PostgresAccess,
  folder: string,
  read: ReadSnapshot<Tables, Snapshot>,
): Promise<DatabaseCopy<Snapshot>> {
  const path = join(folder, file)
  await rm(path, { force: true })
  const { schema, snapshot } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const { id, schema } = await exportSnapshot(db)
      await dump({ path, id, schema }, access)
      return { schema, snapshot: await read(db) }
    })
  await chmod(path, privateFile)
  await syncFile(path)
  await syncFolder(folder)
  return { database: { engine: 'postgres', file, schema, ...(await hashFile(path)) }, snapshot }
}

type Dump = { path: string; id: string; schema: string }

/** The tables of our schema, and not the schema itself: `public` is in every database already. */
function dump({ path, id, schema }: Dump, access: PostgresAccess) {
  const tables = `--table="${schema.replaceAll('"', '""')}".*`
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${id}`, tables]
  return runPostgresProgram('pg_dump', [...args, `--file=${path}`], access)
}

async function exportSnapshot<Tables>(db: Kysely<Tables>) {
  const { rows } = await sql<{ id: string; schema: string }>`
    select pg_export_snapshot() as id, current_schema() as schema
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL gave no snapshot')
  return row
}

/** Into an empty database alone: the one before stays as it was, under its own name. */
export async function restorePostgres<Tables>(
  { db }: Database<Tables>,
  access: PostgresAccess,
  path: string,
) {
  const args = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await runPostgresProgram('pg_restore', [...args, path], access)
  await sql`analyze`.execute(db)
}

export async function refuseUnlessEmpty<Tables>({ db }: Database<Tables>, schema: string | null) {
  const { rows } = await sql<{ schema: string | null; tables: number }>`
    select current_schema() as schema, count(*) as tables
    from information_schema.tables where table_schema = current_schema()
  `.execute(db)
  const [found] = rows
  if (Number(found?.tables) > 0) {
    throw new StartError(
      'The database of DATABASE_URL is not empty: make a new one (createdb NAME), name it in DATABASE_URL, and run this again. The old one stays as it is.',
    )
  }
  if (found?.schema === schema) return
  throw new StartError(
    `The backup is of the schema ${schema}, and DATABASE_URL leads to ${found?.schema ?? 'none'}: make that schema, and name it in DATABASE_URL (options=-c search_path=${schema}).`,
  )
}
