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
    const transaction = await openTransaction(db, async (db) => {
      await put(db, 2, 'scanner')
      await db.updateTable('goods').set({ name: 'sold' }).where('id', '=', 1).execute()
      assert.deepEqual(await namesOf(db), ['sold', 'scanner'])
    })
    assert.deepEqual(await namesOf(db), ['printer'])
    await transaction.end()
    assert.deepEqual(await namesOf(db), ['sold', 'scanner'])
  })
})

test('of two transactions at once the second begins when the first has ended', soon, async () => {
  await onShelf(async (db) => {
    const first = await openTransaction(db, (db) => put(db, 1, 'printer'))
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

test(
  'a write beside an open transaction waits for its end, and is not lost with it',
  soon,
  async () => {
    await onShelf(async (db) => {
      const transaction = await openTransaction(db, (db) => put(db, 1, 'printer'))
      let isWritten = false
      const write = put(db, 2, 'scanner').then(() => (isWritten = true))
      await wait(50)
      assert.equal(isWritten, false)
      await transaction.fail()
      await write
      assert.deepEqual(await namesOf(db), ['scanner'])
    })
  },
)

test('transactions run in the order in which they began', soon, async () => {
  await onShelf(async (db) => {
    const order: number[] = []
    const transactions = Array.from({ length: 50 }, (_, number) =>
      db.transaction().execute(async (db) => {
        order.push(number)
        await put(db, number, 'printer')
        if (number % 2) throw new Error('the customer has left')
      }),
    )
    await Promise.allSettled(transactions)
    assert.deepEqual(
      order,
      order.toSorted((one, other) => one - other),
    )
    assert.equal((await namesOf(db)).length, 25)
  })
})

test(
  'no transaction is acknowledged before the one that shares its commit has ended',
  soon,
  async () => {
    await onShelf(async (db, dataDir) => {
      const beside = sqliteDatabase<Shelf>(dataDir, openLog('silent'))
      let isAcknowledged = false
      const first = db.transaction().execute((db) => put(db, 1, 'printer'))
      const acknowledged = first.then(() => (isAcknowledged = true))
      const second = await openTransaction(db, (db) => put(db, 2, 'scanner'))
      await wait(50)
      assert.deepEqual(await namesOf(beside.db), [])
      assert.equal(isAcknowledged, false)
      await second.fail()
      await acknowledged
      assert.deepEqual(await namesOf(beside.db), ['printer'])
      await beside.close()
    })
  },
)

test('on a full disk what is acknowledged is there, and what is refused is not', async () => {
  await onShelf(async (db) => {
    await sql`pragma max_page_count = 40`.execute(db)
    for (let round = 0; round < 20; round++) {
      const ids = Array.from({ length: 10 }, (_, at) => round * 10 + at)
      const before = (await namesOf(db)).length
      const results = await Promise.allSettled(
        ids.map((id) => db.transaction().execute((db) => put(db, id, 'x'.repeat((id % 7) * 2000)))),
      )
      const stored = results.filter(({ status }) => status === 'fulfilled').length
      const refused = results.filter((outcome) => outcome.status === 'rejected')
      assert(refused.every(({ reason }) => reason.kind === 'unavailable'))
      assert.equal((await namesOf(db)).length - before, stored)
    }
    assert((await namesOf(db)).length < 200, 'the disk was never full')
  })
})

test('a transaction that fails leaves neither its rows nor its tables', async () => {
  await onShelf(async (db) => {
    const transaction = await openTransaction(db, async (db) => {
      await put(db, 1, 'printer')
      await sql`create table receipts (id integer)`.execute(db)
    })
    await transaction.fail()
    assert.deepEqual(await namesOf(db), [])
    await assert.rejects(sql`select * from receipts`.execute(db), /no such table/)
  })
})

test('a refused write in a transaction does not end the next transaction', async () => {
  await onShelf(async (db) => {
    const orphan = { id: 1, name: 'printer', shelfId: 99 }
    const transaction = db
      .transaction()
      .execute((db) => db.insertInto('goods').values(orphan).execute())
    await assert.rejects(transaction, /FOREIGN KEY/)
    await assert.rejects(db.insertInto('goods').values(orphan).execute(), /FOREIGN KEY/)
    await db.transaction().execute((db) => put(db, 1, 'printer'))
    assert.deepEqual(await namesOf(db), ['printer'])
  })
})

/** A transaction that has done its part and stays open until `end` or `fail` is called. */
async function openTransaction(db: Db, part: (db: Db) => Promise<unknown>) {
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
