import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { namesOf, onShelf, put } from '#tests/sqlite-shelf.ts'
import type { Db, Shelf } from '#tests/sqlite-shelf.ts'
import { openLog } from '../log/open-log.ts'
import { sqliteDatabase } from './sqlite-database.ts'

const soon = { timeout: 20_000 }

test('a reader neither waits for an open transaction nor sees into it', soon, async () => {
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
    const beside = sqliteDatabase<Shelf>(dataDir, openLog('silent'))
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
      const refused = told.filter((outcome) => outcome.status === 'rejected')
      assert(refused.every(({ reason }) => reason.kind === 'unavailable'))
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

test('a refused write in a transaction does not end the next transaction', async () => {
  await onShelf(async (db) => {
    const orphan = { id: 1, name: 'printer', shelfId: 99 }
    const story = db.transaction().execute((db) => db.insertInto('goods').values(orphan).execute())
    await assert.rejects(story, /FOREIGN KEY/)
    await assert.rejects(db.insertInto('goods').values(orphan).execute(), /FOREIGN KEY/)
    await db.transaction().execute((db) => put(db, 1, 'printer'))
    assert.deepEqual(await namesOf(db), ['printer'])
  })
})

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
