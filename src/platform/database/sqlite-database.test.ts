import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { sqliteDatabase } from './sqlite-database.ts'

type Shelf = {
  goods: { id: number; name: string | null; shelfId: number | null }
  shelves: { id: number }
}
type Db = Kysely<Shelf>

const soon = { timeout: 20_000 }

test('what is acknowledged is on disk: both connections are set for it', async () => {
  await onShelf(async (db) => {
    const expected = { journalMode: 'wal', synchronous: 2, foreignKeys: 1, busyTimeout: 5000 }
    assert.deepEqual(await db.transaction().execute(settingsOf), expected, 'the writer')
    const reader = await settingsOf(db)
    assert.equal(reader.journalMode, 'wal')
    assert.equal(reader.busyTimeout, 5000)
  })
})

test('who only reads neither waits for an open story nor sees into it', soon, async () => {
  await onShelf(async (db) => {
    await put(db, 1, 'printer')
    const story = await openStory(db, async (db) => {
      await put(db, 2, 'scanner')
      await db.updateTable('goods').set({ name: 'sold' }).where('id', '=', 1).execute()
      assert.deepEqual(await namesOf(db), ['sold', 'scanner'])
    })
    assert.deepEqual(await namesOf(db), ['printer'])
    await story.end()
    assert.deepEqual(await namesOf(db), ['sold', 'scanner'])
  })
})

test('of two stories at once the second begins when the first has ended', soon, async () => {
  await onShelf(async (db) => {
    const first = await openStory(db, (db) => put(db, 1, 'printer'))
    let seen: (string | null)[] | undefined
    const second = db.transaction().execute(async (db) => {
      seen = await namesOf(db)
    })
    await wait(50)
    assert.equal(seen, undefined)
    await first.end()
    await second
    assert.deepEqual(seen, ['printer'])
  })
})

test('a write beside an open story waits for its end, and is not lost with it', soon, async () => {
  await onShelf(async (db) => {
    const story = await openStory(db, (db) => put(db, 1, 'printer'))
    let isWritten = false
    const write = put(db, 2, 'scanner').then(() => (isWritten = true))
    await wait(50)
    assert.equal(isWritten, false)
    await story.fail()
    await write
    assert.deepEqual(await namesOf(db), ['scanner'])
  })
})

test('stories take their turns in the order in which they came', soon, async () => {
  await onShelf(async (db) => {
    const order: number[] = []
    const stories = Array.from({ length: 50 }, (_, number) =>
      db.transaction().execute(async (db) => {
        order.push(number)
        await put(db, number, 'printer')
        if (number % 2) throw new Error('the customer has left')
      }),
    )
    await Promise.allSettled(stories)
    assert.deepEqual(
      order,
      order.toSorted((one, other) => one - other),
    )
    assert.equal((await namesOf(db)).length, 25)
  })
})

test('no story is acknowledged before the one that shares its commit has ended', soon, async () => {
  await onShelf(async (db, dataDir) => {
    const beside = sqliteDatabase<Shelf>(dataDir)
    let isAcknowledged = false
    const first = db.transaction().execute((db) => put(db, 1, 'printer'))
    const acknowledged = first.then(() => (isAcknowledged = true))
    const second = await openStory(db, (db) => put(db, 2, 'scanner'))
    await wait(50)
    assert.deepEqual(await namesOf(beside.db), [])
    assert.equal(isAcknowledged, false)
    await second.fail()
    await acknowledged
    assert.deepEqual(await namesOf(beside.db), ['printer'])
    await beside.close()
  })
})

test('on a full disk what is acknowledged is there, and what is refused is not', async () => {
  await onShelf(async (db) => {
    await sql`pragma max_page_count = 40`.execute(db)
    for (let round = 0; round < 20; round++) {
      const ids = Array.from({ length: 10 }, (_, at) => round * 10 + at)
      const before = (await namesOf(db)).length
      const told = await Promise.allSettled(
        ids.map((id) => db.transaction().execute((db) => put(db, id, 'x'.repeat((id % 7) * 2000)))),
      )
      const kept = told.filter(({ status }) => status === 'fulfilled').length
      assert.equal((await namesOf(db)).length - before, kept)
    }
    assert((await namesOf(db)).length < 200, 'the disk was never full')
  })
})

test('a story that fails takes its rows and its tables with it', async () => {
  await onShelf(async (db) => {
    const story = await openStory(db, async (db) => {
      await put(db, 1, 'printer')
      await sql`create table receipts (id integer)`.execute(db)
    })
    await story.fail()
    assert.deepEqual(await namesOf(db), [])
    await assert.rejects(sql`select * from receipts`.execute(db), /no such table/)
  })
})

test('what the database refuses in a story does not end the next one', async () => {
  await onShelf(async (db) => {
    const orphan = { id: 1, name: 'printer', shelfId: 99 }
    const story = db.transaction().execute((db) => db.insertInto('goods').values(orphan).execute())
    await assert.rejects(story, /FOREIGN KEY/)
    await assert.rejects(db.insertInto('goods').values(orphan).execute(), /FOREIGN KEY/)
    await db.transaction().execute((db) => put(db, 1, 'printer'))
    assert.deepEqual(await namesOf(db), ['printer'])
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

test('changes tell how many rows they met, and what they made', async () => {
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

test('what one process has written another reads at once', async () => {
  await onShelf(async (db, dataDir) => {
    const beside = sqliteDatabase<Shelf>(dataDir)
    await put(db, 1, 'printer')
    assert.deepEqual(await namesOf(beside.db), ['printer'])
    await put(beside.db, 2, 'scanner')
    assert.deepEqual(await namesOf(db), ['printer', 'scanner'])
    await beside.close()
  })
})

async function onShelf(story: (db: Db, dataDir: string) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  const { db, close } = sqliteDatabase<Shelf>(join(dataDir, 'made', 'when', 'missing'))
  try {
    await sql`create table shelves (id integer primary key)`.execute(db)
    const shelf = sql`integer references shelves (id)`
    await sql`create table goods (id bigint primary key, name text, shelf_id ${shelf})`.execute(db)
    await story(db, join(dataDir, 'made', 'when', 'missing'))
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

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
  }
}

/** A transaction that has done its part and stays open until it is told how to end. */
async function openStory(db: Db, part: (db: Db) => Promise<unknown>) {
  const begun = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  const whole = db.transaction().execute(async (db) => {
    await part(db)
    begun.resolve()
    await ending.promise
  })
  await Promise.race([begun.promise, whole])
  return {
    async end() {
      ending.resolve()
      await whole
    },
    async fail() {
      ending.reject(new Error('the customer has left'))
      await assert.rejects(whole, /the customer has left/)
    },
  }
}

async function put(db: Db, id: number, name: string | null) {
  await db.insertInto('goods').values({ id, name, shelfId: null }).execute()
}

async function namesOf(db: Db) {
  const goods = await db.selectFrom('goods').select('name').orderBy('id').execute()
  return goods.map((one) => one.name)
}
