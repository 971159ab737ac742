import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Unavailable } from '../unavailable.ts'
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

test('preferred calls come before all others, and the others keep their order', async () => {
  const turns = new Turns()
  const served: string[] = []
  const leave = await turns.take()
  const wait = (name: string, isPreferred: boolean) =>
    turns.run(async () => void served.push(name), { isPreferred })
  const all = [wait('a', false), wait('b', false), wait('c', true), wait('d', true)]
  leave()
  await Promise.all(all)
  assert.deepEqual(served, ['c', 'd', 'a', 'b'])
})

test('a full queue refuses the next caller, and a preferred one takes the place of the last', async () => {
  const tooMany = () => new Unavailable('Full', { retryAfterSeconds: 5 })
  const turns = new Turns(1, { mostWaiting: 2, tooMany })
  const leave = await turns.take()
  const first = turns.run(async () => 'first')
  const last = assert.rejects(
    turns.run(async () => 'last'),
    { message: 'Full' },
  )
  await assert.rejects(
    turns.run(async () => 'late'),
    { message: 'Full', retryAfterSeconds: 5 },
  )
  const preferred = [1, 2].map((number) => turns.run(async () => number, { isPreferred: true }))
  // The second preferred caller displaces the first of the others.
  const displaced = assert.rejects(first, { message: 'Full' })
  await assert.rejects(
    turns.run(async () => 3, { isPreferred: true }),
    { message: 'Full' },
  )
  leave()
  assert.deepEqual(await Promise.all(preferred), [1, 2])
  await Promise.all([last, displaced])
})

test('a caller who leaves gives up the place in the queue, and its work never begins', async () => {
  const turns = new Turns(1, { mostWaiting: 1 })
  const departure = new AbortController()
  const leave = await turns.take()
  const left = piece()
  const leaving = assert.rejects(
    turns.run(async () => void (left.isBegun = true), { signal: departure.signal }),
    { kind: 'unavailable' },
  )
  departure.abort()
  await leaving
  const next = turns.run(async () => 'next')
  leave()
  assert.equal(await next, 'next')
  await assert.rejects(
    turns.run(async () => void (left.isBegun = true), { signal: departure.signal }),
    { kind: 'unavailable' },
  )
  assert.equal(left.isBegun, false)
})

test('a caller who leaves during the work lets it finish', async () => {
  const turns = new Turns()
  const departure = new AbortController()
  const work = piece()
  const done = turns.run(() => work.promise.then(() => 'done'), { signal: departure.signal })
  departure.abort()
  work.end()
  assert.equal(await done, 'done')
})

function isBegun(work: { isBegun: boolean }) {
  return work.isBegun
}

function settled() {
  return new Promise((resolve) => setImmediate(resolve))
}
