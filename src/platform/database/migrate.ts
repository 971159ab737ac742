import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { isTableMissing } from './is-table-missing.ts'

type Migration = (db: Kysely<unknown>, engine: Engine) => Promise<void>
export type Migrations = Record<string, Migration>

/** Applies all missing migrations in one transaction. */
export async function migrate<Tables>(database: Database<Tables>, migrations: Migrations) {
  const migrator = await migratorOf(database, migrations)
  await refuseNewerDatabase(database, migrations)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}

/** True where exactly these migrations have been applied: neither an older nor a newer database. */
export async function isMigrated<Tables>(database: Database<Tables>, migrations: Migrations) {
  const migrator = await migratorOf(database, migrations)
  const applied = await migrator.getMigrations()
  const names = await appliedNames(database.db)
  return (
    applied.every((migration) => migration.executedAt !== undefined) &&
    names.every((name) => name in migrations)
  )
}

export async function isAnyMigrated<Tables>({ db }: Database<Tables>) {
  return (await appliedNames(db)).length > 0
}

async function migratorOf<Tables>(database: Database<Tables>, migrations: Migrations) {
  const { db, engine } = database
  const entries = Object.entries(migrations).map(([name, change]) => {
    return [name, { up: (db: Kysely<unknown>) => change(db, engine) }] as const
  })
  const provider = { getMigrations: async () => Object.fromEntries(entries) }
  const migrationTableSchema = await findOwnSchema(database)
  return new Migrator({ db: db.withoutPlugins(), provider, migrationTableSchema })
}

/** Kysely looks into every schema, and would take another program's table of migrations for ours. */
async function findOwnSchema<Tables>({ db, engine }: Database<Tables>) {
  const asked = sql<{ name: string | null }>`select ${engine.ownSchema} as name`
  const { rows } = await asked.execute(db)
  return rows[0]?.name ?? undefined
}

async function refuseNewerDatabase<Tables>({ db }: Database<Tables>, migrations: Migrations) {
  const unknown = (await appliedNames(db)).filter((name) => !(name in migrations))
  if (unknown.length === 0) return
  throw new StartError(
    `The database is of a newer version of this program (${unknown.join(', ')}). Start that version, or restore an older backup.`,
  )
}

export async function appliedNames<Tables>(db: Kysely<Tables>) {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return rows.map((row) => row.name)
  } catch (error) {
    if (isTableMissing(error)) return []
    throw error
  }
}
