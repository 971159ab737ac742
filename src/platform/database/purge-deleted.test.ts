import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { openLog } from '../log/open-log.ts'
import { sqliteDatabase } from './sqlite-database.ts'
import type { Database } from './database.ts'

type Notes = { notes: { id: number; text: string } }
type OpenDatabase = { database: Database<Notes>; db: Kysely<Notes>; path: string }

const secret = 'meera@lakeview.example'

test('a deleted row is gone from the file and its log once they are purged', async () => {
  await withNotes(async ({ database, db, path }) => {
    await fill(db, 200)
    await db.deleteFrom('notes').where('id', '=', 7).execute()
    assert(await holds(path, `${secret} 7 `), 'the log still holds the old page before the purge')
    assert.equal(await database.purgeDeleted(), true)
    assert.equal(await holds(path, `${secret} 7 `), false)
    assert.equal(await holds(path, `${secret} 8 `), true)
  })
})

test('purging waits for a transaction of the same process to end', async () => {
  await withNotes(async ({ database, db }) => {
    await fill(db, 10)
    const ending = db.transaction().execute(async (db) => {
      await db.deleteFrom('notes').where('id', '=', 7).execute()
      await db.deleteFrom('notes').where('id', '=', 8).execute()
    })
    const [isPurged] = await Promise.all([database.purgeDeleted(), ending])
    assert.equal(isPurged, true)
  })
})

test('purging is reported as unfinished while another process reads an older state', async () => {
  await withNotes(async ({ database, db, path }) => {
    await fill(db, 10)
    const other = new DatabaseSync(path)
    other.exec('begin')
    other.prepare('select * from notes').all()
    await db.deleteFrom('notes').where('id', '=', 7).execute()
    assert.equal(await database.purgeDeleted(), false)
    other.close()
    assert.equal(await database.purgeDeleted(), true)
  })
})

test('a rewrite removes what an earlier version left in free pages', async () => {
  await withNotes(async ({ database, db, path }) => {
    await fill(db, 200)
    const earlierVersion = new DatabaseSync(path)
    earlierVersion.exec('pragma secure_delete = OFF')
    earlierVersion.exec('delete from notes')
    earlierVersion.close()
    await database.purgeDeleted()
    assert.equal(await holds(path, secret), true)
    await database.rewrite()
    assert.equal(await holds(path, secret), false)
  })
})

test('writes during a rewrite are stored after it, and reads do not wait', async () => {
  await withNotes(async ({ database, db }) => {
    await fill(db, 2000)
    let isRewritten = false
    const rewriting = database.rewrite().then(() => (isRewritten = true))
    const writing = db.insertInto('notes').values({ id: 5000, text: 'new' }).execute()
    assert.equal((await db.selectFrom('notes').select('id').execute()).length, 2000)
    assert.equal(isRewritten, false)
    await Promise.all([rewriting, writing])
    assert.equal((await db.selectFrom('notes').select('id').execute()).length, 2001)
  })
})

test('a rewrite that cannot begin is an error, and writing goes on', async () => {
  await withNotes(async ({ database, db, path }) => {
    const other = new DatabaseSync(path)
    other.exec('begin immediate')
    await assert.rejects(database.rewrite(), /locked/)
    other.close()
    await fill(db, 1)
  })
})

async function withNotes(run: (place: OpenDatabase) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  const database = sqliteDatabase<Notes>(dataDir, openLog('silent'))
  try {
    await sql`create table notes (id integer primary key, text text)`.execute(database.db)
    await run({ database, db: database.db, path: join(dataDir, 'site.db') })
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fill(db: Kysely<Notes>, count: number) {
  await db.transaction().execute(async (db) => {
    for (let id = 1; id <= count; id++) {
      const text = `${secret} ${id} ${'x'.repeat(300)}`
      await db.insertInto('notes').values({ id, text }).execute()
    }
  })
}

async function holds(path: string, text: string) {
  const files = await Promise.all([readFile(path), readFile(`${path}-wal`)])
  return files.some((bytes) => bytes.includes(text))
}
