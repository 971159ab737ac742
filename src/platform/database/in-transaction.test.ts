import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { pin, testOnBoard, textsOn } from '#tests/stories/notes.ts'
import { inTransaction } from './in-transaction.ts'

testOnBoard('a story that ends well is kept whole, and gives its result', async (board) => {
  const result = await inTransaction(board, async (board) => {
    await pin(board, 'first')
    await pin(board, 'second')
    return 'told'
  })
  assert.equal(result, 'told')
  assert.deepEqual(await textsOn(board), ['first', 'second'])
})

testOnBoard(
  'a story that fails leaves nothing, and its error is passed on as it is',
  async (board) => {
    const error = new Error('the customer has left')
    const story = inTransaction(board, async (board) => {
      await pin(board, 'first')
      throw error
    })
    await assert.rejects(story, (caught) => caught === error)
    assert.deepEqual(await textsOn(board), [])
    await inTransaction(board, (board) => pin(board, 'next'))
    assert.deepEqual(await textsOn(board), ['next'])
  },
)

testOnBoard('a story that the database refuses leaves nothing', async (board) => {
  await pin(board, 'taken')
  const story = inTransaction(board, async (board) => {
    await pin(board, 'first')
    await pin(board, 'taken')
  })
  await assert.rejects(story)
  assert.deepEqual(await textsOn(board), ['taken'])
})

testOnBoard(
  'actions after a transaction run in order, and only once it is on disk',
  async (board) => {
    const told: string[] = []
    await inTransaction(board, async (board) => {
      board.afterCommit(() => told.push('one'))
      await pin(board, 'first')
      board.afterCommit(() => told.push('two'))
      assert.equal(told.length, 0)
    })
    assert.deepEqual(told, ['one', 'two'])
  },
)

testOnBoard('a story that fails tells nobody', async (board) => {
  const told: string[] = []
  const story = inTransaction(board, async (board) => {
    board.afterCommit(() => told.push('one'))
    await pin(board, 'first')
    throw new Error('the customer has left')
  })
  await assert.rejects(story)
  assert.equal(told.length, 0)
})

testOnBoard(
  'a story whose last step, the commit, fails tells nobody and leaves nothing',
  async (board) => {
    const told: string[] = []
    const story = inTransaction(board, async (board) => {
      board.afterCommit(() => told.push('one'))
      await pin(board, 'an answer', 'id of a note that is not there')
    })
    await assert.rejects(story)
    assert.equal(told.length, 0)
    assert.deepEqual(await textsOn(board), [])
    await inTransaction(board, (board) => pin(board, 'next'))
    assert.deepEqual(await textsOn(board), ['next'])
  },
)

testOnBoard('a story within a story is told with the outer one', async (board) => {
  const told: string[] = []
  await inTransaction(board, async (board) => {
    await inTransaction(board, async (board) => {
      board.afterCommit(() => told.push('inner'))
      await pin(board, 'first')
    })
    assert.equal(told.length, 0)
    board.afterCommit(() => told.push('outer'))
  })
  assert.deepEqual(told, ['inner', 'outer'])
  assert.deepEqual(await textsOn(board), ['first'])
})

testOnBoard('a story within a story goes when the outer one fails', async (board) => {
  const told: string[] = []
  const story = inTransaction(board, async (board) => {
    await inTransaction(board, async (board) => {
      board.afterCommit(() => told.push('inner'))
      await pin(board, 'first')
    })
    throw new Error('the customer has left')
  })
  await assert.rejects(story)
  assert.equal(told.length, 0)
  assert.deepEqual(await textsOn(board), [])
})

testOnBoard('many stories at once are all told, each with its own followers', async (board) => {
  const told: string[] = []
  const names = Array.from({ length: 30 }, (_, number) => `note ${String(number).padStart(2, '0')}`)
  const stories = names.map((name, number) =>
    inTransaction(board, async (board) => {
      board.afterCommit(() => told.push(name))
      await pin(board, name)
      if (number % 3 === 0) throw new Error('the customer has left')
    }),
  )
  await Promise.allSettled(stories)
  const kept = names.filter((_, number) => number % 3 !== 0)
  assert.deepEqual(await textsOn(board), kept)
  assert.deepEqual(told.toSorted(), kept)
})

const rule = /^The callback of a transaction may await nothing but the database/

testOnBoard(
  'a callback that awaits something other than the database fails, and its rows are taken back',
  async (board) => {
    const never = new Promise<void>(() => {})
    const story = inTransaction({ ...board, callbackLimit: 50 }, async (board) => {
      await pin(board, 'first')
      await never
    })
    await assert.rejects(story, { message: rule })
    assert.deepEqual(await textsOn(board), [])
    await pin(board, 'next')
    assert.deepEqual(await textsOn(board), ['next'])
  },
)

testOnBoard('a statement after the end of its transaction writes nothing', async (board) => {
  const late = Promise.withResolvers<void>()
  const story = inTransaction({ ...board, callbackLimit: 50 }, async (board) => {
    await wait(100)
    await pin(board, 'late').then(late.resolve, late.reject)
  })
  await assert.rejects(story, { message: rule })
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
