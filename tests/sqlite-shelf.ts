import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { sqliteDatabase } from '#platform/database/sqlite-database.ts'
import { openLog } from '#platform/log/open-log.ts'

export type Shelf = {
  goods: { id: number; name: string | null; shelfId: number | null }
  shelves: { id: number }
}
export type Db = Kysely<Shelf>

/** An SQLite database with goods on shelves, in a folder of its own. */
export async function onShelf(body: (db: Db, dataDir: string) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  const { db, close } = sqliteDatabase<Shelf>(
    join(dataDir, 'made', 'when', 'missing'),
    openLog('silent'),
  )
  try {
    await sql`create table shelves (id integer primary key)`.execute(db)
    const shelf = sql`integer references shelves (id)`
    await sql`create table goods (id bigint primary key, name text, shelf_id ${shelf})`.execute(db)
    await body(db, join(dataDir, 'made', 'when', 'missing'))
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function put(db: Db, id: number, name: string | null) {
  await db.insertInto('goods').values({ id, name, shelfId: null }).execute()
}

export async function namesOf(db: Db) {
  const goods = await db.selectFrom('goods').select('name').orderBy('id').execute()
  return goods.map((one) => one.name)
}
