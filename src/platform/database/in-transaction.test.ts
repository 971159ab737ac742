import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { pin, testOnBoard, textsOn } from '#tests/fixtures/notes.ts'
import type { Board } from '#tests/fixtures/notes.ts'
import { inTransaction } from './in-transaction.ts'

testOnBoard('a transaction that succeeds is stored and returns its result', async (board) => {
  const result = await inTransaction(board, async (board) => {
    await pin(board, 'first')
    await pin(board, 'second')
    return 'done'
  })
  assert.equal(result, 'done')
  assert.deepEqual(await textsOn(board), ['first', 'second'])
})

testOnBoard(
  'a transaction that fails stores nothing, and its error is passed on as it is',
  async (board) => {
    const error = new Error('the customer has left')
    const transaction = inTransaction(board, async (board) => {
      await pin(board, 'first')
      throw error
    })
    await assert.rejects(transaction, (caught) => caught === error)
    assert.deepEqual(await textsOn(board), [])
    await inTransaction(board, (board) => pin(board, 'next'))
    assert.deepEqual(await textsOn(board), ['next'])
  },
)

testOnBoard('a transaction that the database refuses stores nothing', async (board) => {
  await pin(board, 'taken')
  const transaction = inTransaction(board, async (board) => {
    await pin(board, 'first')
    await pin(board, 'taken')
  })
  await assert.rejects(transaction)
  assert.deepEqual(await textsOn(board), ['taken'])
})

testOnBoard(
  'actions after a transaction run in order, and only once it is on disk',
  async (board) => {
    const calls: string[] = []
    await inTransaction(board, async (board) => {
      board.afterCommit(() => calls.push('one'))
      await pin(board, 'first')
      board.afterCommit(() => calls.push('two'))
      assert.equal(calls.length, 0)
    })
    assert.deepEqual(calls, ['one', 'two'])
  },
)

testOnBoard('a transaction that fails runs no action after it', async (board) => {
  const calls: string[] = []
  const transaction = inTransaction(board, async (board) => {
    board.afterCommit(() => calls.push('one'))
    await pin(board, 'first')
    throw new Error('the customer has left')
  })
  await assert.rejects(transaction)
  assert.equal(calls.length, 0)
})

testOnBoard(
  'a transaction whose commit fails runs no action after it and stores nothing',
  async (board) => {
    const calls: string[] = []
    const transaction = inTransaction(board, async (board) => {
      board.afterCommit(() => calls.push('one'))
      await pin(board, 'a reply', 'id of a note that is not there')
    })
    await assert.rejects(transaction)
    assert.equal(calls.length, 0)
    assert.deepEqual(await textsOn(board), [])
    await inTransaction(board, (board) => pin(board, 'next'))
    assert.deepEqual(await textsOn(board), ['next'])
  },
)

testOnBoard('the actions after an inner transaction run after the outer one', async (board) => {
  const calls: string[] = []
  await inTransaction(board, async (board) => {
    await inTransaction(board, async (board) => {
      board.afterCommit(() => calls.push('inner'))
      await pin(board, 'first')
    })
    assert.equal(calls.length, 0)
    board.afterCommit(() => calls.push('outer'))
  })
  assert.deepEqual(calls, ['inner', 'outer'])
  assert.deepEqual(await textsOn(board), ['first'])
})

testOnBoard('an inner transaction is rolled back when the outer one fails', async (board) => {
  const calls: string[] = []
  const transaction = inTransaction(board, async (board) => {
    await inTransaction(board, async (board) => {
      board.afterCommit(() => calls.push('inner'))
      await pin(board, 'first')
    })
    throw new Error('the customer has left')
  })
  await assert.rejects(transaction)
  assert.equal(calls.length, 0)
  assert.deepEqual(await textsOn(board), [])
})

testOnBoard('many transactions at once each run their own actions', async (board) => {
  const calls: string[] = []
  const names = Array.from({ length: 30 }, (_, number) => `note ${String(number).padStart(2, '0')}`)
  const transactions = names.map((name, number) =>
    inTransaction(board, async (board) => {
      board.afterCommit(() => calls.push(name))
      await pin(board, name)
      if (number % 3 === 0) throw new Error('the customer has left')
    }),
  )
  await Promise.allSettled(transactions)
  const kept = names.filter((_, number) => number % 3 !== 0)
  assert.deepEqual(await textsOn(board), kept)
  assert.deepEqual(calls.toSorted(), kept)
})

const rule = /^The callback of a transaction may await nothing but the database/

testOnBoard(
  'a callback that awaits something other than the database fails, and its rows are rolled back',
  async (board) => {
    const never = new Promise<void>(() => {})
    const transaction = inTransaction({ ...board, callbackLimit: 50 }, async (board) => {
      await pin(board, 'first')
      await never
    })
    await assert.rejects(transaction, { message: rule })
    assert.deepEqual(await textsOn(board), [])
    await pin(board, 'next')
    assert.deepEqual(await textsOn(board), ['next'])
  },
)

testOnBoard('a statement after the end of its transaction writes nothing', async (board) => {
  const late = Promise.withResolvers<void>()
  const transaction = inTransaction({ ...board, callbackLimit: 50 }, async (board) => {
    await wait(100)
    await pin(board, 'late').then(late.resolve, late.reject)
  })
  await assert.rejects(transaction, { message: rule })
  await assert.rejects(late.promise, { message: rule })
  assert.deepEqual(await textsOn(board), [])
})

testOnBoard('a callback that awaits the database alone may take any time', async (board) => {
  await inTransaction({ ...board, callbackLimit: 50 }, async (board) => {
    for (const text of ['first', 'second', 'third']) {
      const began = performance.now()
      while (performance.now() < began + 40);
      await pin(board, text)
    }
  })
  assert.equal((await textsOn(board)).length, 3)
})

testOnBoard(
  'transactions that wait for each other are all stored: the one that the database ends runs again',
  async (board) => {
    await pin(board, 'one')
    await pin(board, 'other')
    const calls: string[] = []
    const about = (first: string, second: string) =>
      inTransaction(board, async (board) => {
        board.afterCommit(() => calls.push(first))
        await pinAbout(board, first, second)
        await wait(50)
        await pinAbout(board, second, first)
      })
    await Promise.all([about('one', 'other'), about('other', 'one')])
    assert.deepEqual(calls.toSorted(), ['one', 'other'])
  },
)

testOnBoard('a transaction that is ended again and again fails', async (board) => {
  let attempts = 0
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const transaction = inTransaction(board, async (board) => {
    attempts++
    await pin(board, 'first')
    throw deadlock
  })
  await assert.rejects(transaction, (caught) => caught === deadlock)
  assert.equal(attempts, 4)
  assert.deepEqual(await textsOn(board), [])
})

async function pinAbout({ db }: Board, text: string, other: string) {
  await db
    .updateTable('notes')
    .set({ about: `id of ${other}` })
    .where('text', '=', text)
    .execute()
}
