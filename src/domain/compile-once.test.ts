import assert from 'node:assert/strict'
import { setImmediate as timersPhase } from 'node:timers/promises'
import { testOnEachEngine } from '#tests/world.ts'
import type { Kysely } from 'kysely'
import type { App } from './app.ts'
import type { Tables } from './tables.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'

type Count = { kind: string; subject: string; times: string; lastAt: string }

const insertCounts = compileOnce((db: Kysely<Tables>, { rows }: { rows: Count[] }) =>
  db.insertInto('limitCounts').values(rows),
)

const selectSubjects = compileOnce(
  (db: Kysely<Tables>, { kinds, after }: { kinds: string[]; after: string }) =>
    db
      .selectFrom('limitCounts')
      .select(['subject', 'lastAt'])
      .where('kind', 'in', kinds)
      .where('lastAt', '>', after)
      .where('times', '=', 'constant')
      .orderBy('subject'),
)

testOnEachEngine(
  'a compiled query takes other values at each use, in lists and rows of any number',
  async ({ app: { db } }) => {
    const count = (kind: string, subject: string, lastAt: string) => ({
      kind,
      subject,
      times: 'constant',
      lastAt,
    })
    await insertCounts(db, { rows: [count('a', 'one', '1')] })
    await insertCounts(db, { rows: [count('a', 'two', '2'), count('b', 'three', '3')] })
    await insertCounts(db, { rows: [count("it's", 'four', '4')] })
    const subjects = async (kinds: string[], after: string) =>
      (await selectSubjects(db, { kinds, after })).map(({ subject, lastAt }) => subject + lastAt)
    assert.deepEqual(await subjects(['a'], '0'), ['one1', 'two2'])
    assert.deepEqual(await subjects(['a'], '1'), ['two2'])
    assert.deepEqual(await subjects(['a', 'b'], '0'), ['one1', 'three3', 'two2'])
    assert.deepEqual(await subjects(["it's"], '0'), ['four4'])
    assert.deepEqual(await subjects(['b'], '3'), [])
  },
)

testOnEachEngine(
  'a compiled query runs within the transaction it is given',
  async ({ app: { db } }) => {
    const row = { kind: 'a', subject: 'one', times: 'constant', lastAt: '1' }
    const failing = db.transaction().execute(async (transaction) => {
      await insertCounts(transaction, { rows: [row] })
      assert.equal((await selectSubjects(transaction, { kinds: ['a'], after: '' })).length, 1)
      throw new Error('rolled back')
    })
    await assert.rejects(failing, /rolled back/)
    assert.equal((await selectSubjects(db, { kinds: ['a'], after: '' })).length, 0)
  },
)

testOnEachEngine(
  'a transaction of compiled queries may await the database for any time, and nothing else',
  async ({ app }) => {
    const inLimited = (callback: (app: App) => Promise<unknown>) =>
      inTransaction({ ...app, callbackLimit: 100 }, callback)
    const row = (subject: string) => ({ kind: 'a', subject, times: 'constant', lastAt: '1' })
    await insertCounts(app.db, { rows: [row('compiled before')] })
    await inLimited(async ({ db }) => {
      for (const subject of ['first', 'second', 'third']) {
        const began = performance.now()
        while (performance.now() < began + 80);
        await insertCounts(db, { rows: [row(subject)] })
        await timersPhase()
      }
    })
    const late = inLimited(async ({ db }) => {
      await insertCounts(db, { rows: [row('late')] })
      await new Promise<void>(() => {})
    })
    await assert.rejects(late, /may await nothing but the database/)
    const rows = await selectSubjects(app.db, { kinds: ['a'], after: '' })
    assert.equal(rows.length, 4)
  },
)
