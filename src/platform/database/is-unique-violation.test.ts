import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { pin, testOnBoard } from '#tests/fixtures/notes.ts'
import type { Board } from '#tests/fixtures/notes.ts'
import { inTransaction } from './in-transaction.ts'
import { isUniqueViolation } from './is-unique-violation.ts'

testOnBoard(
  'a unique violation is recognized by its error, for keys and other columns',
  async (board) => {
    await pin(board, 'first')
    const sameKey = { id: 'id of first', text: 'second', about: null }
    const sameText = { id: 'id of second', text: 'first', about: null }
    for (const note of [sameKey, sameText]) {
      assert.equal(isUniqueViolation(await errorOf(insert(board, note))), true)
      assert.equal(
        isUniqueViolation(await errorOf(inTransaction(board, (board) => insert(board, note)))),
        true,
      )
    }
  },
)

testOnBoard('a change that meets another row is known by its error too', async (board) => {
  await pin(board, 'first')
  await pin(board, 'second')
  const change = board.db.updateTable('notes').set({ text: 'first' }).where('text', '=', 'second')
  assert.equal(isUniqueViolation(await errorOf(change.execute())), true)
})

testOnBoard('of many who are first at once, exactly one is', async (board) => {
  const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => pin(board, 'first')))
  const late = tries.filter((one) => one.status === 'rejected')
  assert.equal(late.length, 4)
  assert.ok(late.every((one) => isUniqueViolation(one.reason)))
})

testOnBoard('any other refusal of the database is another one', async (board) => {
  const wrongOnes = [
    () => insert(board, { id: 'a', text: null as unknown as string, about: null }),
    () => insert(board, { id: 'b', text: 'b', about: 'nothing that is there' }),
    () => sql`select * from no_such_table`.execute(board.db),
    () => sql`this is no sql`.execute(board.db),
  ]
  for (const wrong of wrongOnes) assert.equal(isUniqueViolation(await errorOf(wrong())), false)
})

test('an error that does not come from a database is no unique violation', () => {
  const others = [
    undefined,
    null,
    'unique',
    2067,
    {},
    [],
    new Error('UNIQUE constraint failed'),
    { code: 'ENOENT' },
  ]
  for (const other of others) assert.equal(isUniqueViolation(other), false)
})

function insert({ db }: Board, note: { id: string; text: string; about: string | null }) {
  return db.insertInto('notes').values(note).execute()
}

/** Fails where there is no error. */
async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => assert.fail('the database took it'),
    (error: unknown) => error,
  )
}
