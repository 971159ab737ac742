import assert from 'node:assert/strict'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isPosix } from '#tests/posix.ts'
import { namesOf, onShelf, put } from '#tests/sqlite-shelf.ts'
import type { Db, Shelf } from '#tests/sqlite-shelf.ts'
import { openLog } from '../log/open-log.ts'
import { sqliteDatabase } from './sqlite-database.ts'

test('both connections are set so that acknowledged writes are on disk', async () => {
  await onShelf(async (db) => {
    const expected = {
      journalMode: 'wal',
      synchronous: 2,
      foreignKeys: 1,
      busyTimeout: 5000,
      tempStore: 2,
    }
    assert.deepEqual(await db.transaction().execute(settingsOf), expected, 'the writer')
    const reader = await settingsOf(db)
    assert.equal(reader.journalMode, 'wal')
    assert.equal(reader.busyTimeout, 5000)
  })
})

test('after a thousand different statements the first still works', async () => {
  await onShelf(async (db) => {
    const numberAs = (number: number) =>
      db.selectNoFrom(sql<number>`${sql.lit(number)}`.as('number'))
    for (let number = 0; number < 1000; number++) {
      assert.equal((await numberAs(number).executeTakeFirstOrThrow()).number, number)
      await sql`insert into goods (id, name) values (${sql.lit(number)}, 'printer')`.execute(db)
    }
    assert.equal((await numberAs(0).executeTakeFirstOrThrow()).number, 0)
    assert.equal((await numberAs(999).executeTakeFirstOrThrow()).number, 999)
    assert.equal((await namesOf(db)).length, 1000)
  })
})

test('a limit is a number in the text of a query, which SQLite then prepares once', async () => {
  await onShelf(async (db) => {
    await put(db, 1, 'printer')
    await put(db, 2, 'scanner')
    const first = db.selectFrom('goods').select('name').orderBy('id').limit(1)
    const { sql: text, parameters } = first.compile()
    assert.match(text, / limit 1$/)
    assert.deepEqual(parameters, [])
    assert.equal((await first.execute()).length, 1)
  })
})

test('values come back as they were, up to the last whole number that is exact', async () => {
  await onShelf(async (db) => {
    const ids = [Number.MIN_SAFE_INTEGER, -1, 0, 99_999_999_999, Number.MAX_SAFE_INTEGER]
    const names = [null, '', "'; drop table goods; --", 'कंप्यूटर 🖨️', 'x'.repeat(1_000_000)]
    for (const [at, id] of ids.entries()) await put(db, id, names[at] ?? null)
    const rows = await db.selectFrom('goods').selectAll().orderBy('id').execute()
    assert.deepEqual(
      rows,
      ids.map((id, at) => ({ id, name: names[at], shelfId: null })),
    )
  })
})

test('a whole number that JavaScript cannot hold is an error, never a wrong number', async () => {
  await onShelf(async (db) => {
    await sql`insert into goods (id) values (${2n ** 53n})`.execute(db)
    await assert.rejects(db.selectFrom('goods').select('id').execute(), /too large/)
  })
})

test('changes return how many rows they affected, and which rows they inserted', async () => {
  await onShelf(async (db) => {
    const row = { id: 1, name: 'printer', shelfId: null }
    assert.deepEqual(await db.insertInto('goods').values(row).returningAll().execute(), [row])
    await put(db, 2, 'scanner')
    const { numUpdatedRows } = await db
      .updateTable('goods')
      .set({ name: 'sold' })
      .executeTakeFirstOrThrow()
    assert.equal(numUpdatedRows, 2n)
    const gone = await db.deleteFrom('goods').where('id', '=', 3).executeTakeFirstOrThrow()
    assert.equal(gone.numDeletedRows, 0n)
  })
})

test('a process reads at once what another has written', async () => {
  await onShelf(async (db, dataDir) => {
    const beside = sqliteDatabase<Shelf>(dataDir, openLog('silent'))
    await put(db, 1, 'printer')
    assert.deepEqual(await namesOf(beside.db), ['printer'])
    await put(beside.db, 2, 'scanner')
    assert.deepEqual(await namesOf(db), ['printer', 'scanner'])
    await beside.close()
  })
})

for (const name of ['site.db', 'site.db-wal']) {
  test(
    `nothing is acknowledged while ${name} is not in its place, and it works again with it`,
    isPosix,
    async () => {
      await onShelf(async (db, dataDir) => {
        await put(db, 1, 'printer')
        assert.deepEqual(await namesOf(db), ['printer'])
        const [place, elsewhere] = [join(dataDir, name), join(dataDir, 'elsewhere')]
        await rename(place, elsewhere)
        await assert.rejects(put(db, 2, 'scanner'), { kind: 'unavailable' })
        await writeFile(place, 'of another site')
        await assert.rejects(put(db, 3, 'screen'), { kind: 'unavailable' })
        assert.deepEqual(await namesOf(db), ['printer'])
        await rename(elsewhere, place)
        await put(db, 4, 'cable')
        assert.deepEqual(await namesOf(db), ['printer', 'cable'])
      })
    },
  )
}

test(
  'nothing is acknowledged where the log was deleted before the first write',
  isPosix,
  async () => {
    await onShelf(async (db, dataDir) => {
      await put(db, 1, 'printer')
      const beside = sqliteDatabase<Shelf>(dataDir, openLog('silent'))
      await rm(join(dataDir, 'site.db-wal'))
      await assert.rejects(put(beside.db, 2, 'scanner'), { kind: 'unavailable' })
      await beside.close()
    })
  },
)

test('the end of the process writes a deleted log into the database file', isPosix, async () => {
  await onShelf(async (db, dataDir) => {
    await put(db, 1, 'printer')
    await rm(join(dataDir, 'site.db-wal'))
    await db.destroy()
    const after = sqliteDatabase<Shelf>(dataDir, openLog('silent'))
    assert.deepEqual(await namesOf(after.db), ['printer'])
    await after.close()
  })
})

/** The same select for both: within a transaction it goes to the writer, outside to the reader. */
async function settingsOf(db: Db) {
  const setting = async (name: string) => {
    const asked = db.selectFrom(sql<Record<string, unknown>>`${sql.id(name)}`.as('setting'))
    return Object.values(await asked.selectAll().executeTakeFirstOrThrow())[0]
  }
  return {
    journalMode: await setting('pragma_journal_mode'),
    synchronous: await setting('pragma_synchronous'),
    foreignKeys: await setting('pragma_foreign_keys'),
    busyTimeout: await setting('pragma_busy_timeout'),
    tempStore: await setting('pragma_temp_store'),
  }
}
