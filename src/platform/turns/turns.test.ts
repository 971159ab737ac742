import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Turns } from './turns.ts'

/** Work that ends when it is told to. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { isBegun: false, promise, end: resolve }
}

async function begin(turns: Turns, work: ReturnType<typeof piece>) {
  return turns.run(async () => {
    work.isBegun = true
    await work.promise
  })
}

test('no more are let in than there are places, and the first to come is the next', async () => {
  const turns = new Turns(2)
  const works = [piece(), piece(), piece(), piece()] as const
  const done = works.map((work) => begin(turns, work))
  await settled()
  assert.deepEqual(works.map(isBegun), [true, true, false, false])
  works[1].end()
  await settled()
  assert.deepEqual(works.map(isBegun), [true, true, true, false])
  for (const work of works) work.end()
  await Promise.all(done)
})

test('work that fails leaves its place to the next', async () => {
  const turns = new Turns()
  await assert.rejects(
    turns.run(() => Promise.reject(new Error('torn'))),
    /torn/,
  )
  assert.equal(await turns.run(async () => 'next'), 'next')
})

test('at the end those who wait are turned away, and the one within finishes', async () => {
  const turns = new Turns()
  const [within, waiting] = [piece(), piece()]
  const first = begin(turns, within)
  const second = assert.rejects(begin(turns, waiting), { kind: 'unavailable' })
  turns.end()
  await second
  await assert.rejects(
    turns.run(async () => 'late'),
    { kind: 'unavailable' },
  )
  within.end()
  await first
  assert.equal(waiting.isBegun, false)
})

function isBegun(work: { isBegun: boolean }) {
  return work.isBegun
}

function settled() {
  return new Promise((resolve) => setImmediate(resolve))
}
