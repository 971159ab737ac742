import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Unavailable } from '../unavailable.ts'
import { Semaphore } from './semaphore.ts'

/** Work that ends when the test ends it. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { isBegun: false, promise, end: resolve }
}

async function begin(semaphore: Semaphore, work: ReturnType<typeof piece>) {
  return semaphore.run(async () => {
    work.isBegun = true
    await work.promise
  })
}

test('no more callers run than there are permits, and the first to arrive is the next', async () => {
  const semaphore = new Semaphore(2)
  const works = [piece(), piece(), piece(), piece()] as const
  const done = works.map((work) => begin(semaphore, work))
  await settled()
  assert.deepEqual(works.map(isBegun), [true, true, false, false])
  works[1].end()
  await settled()
  assert.deepEqual(works.map(isBegun), [true, true, true, false])
  for (const work of works) work.end()
  await Promise.all(done)
})

test('work that fails releases its permit', async () => {
  const semaphore = new Semaphore()
  await assert.rejects(
    semaphore.run(() => Promise.reject(new Error('torn'))),
    /torn/,
  )
  assert.equal(await semaphore.run(async () => 'next'), 'next')
})

test('closing rejects waiting callers, and the running one finishes', async () => {
  const semaphore = new Semaphore()
  const [within, waiting] = [piece(), piece()]
  const first = begin(semaphore, within)
  const second = assert.rejects(begin(semaphore, waiting), { kind: 'unavailable' })
  semaphore.close()
  await second
  await assert.rejects(
    semaphore.run(async () => 'late'),
    { kind: 'unavailable' },
  )
  within.end()
  await first
  assert.equal(waiting.isBegun, false)
})

test('preferred calls run before all others, which run in their order', async () => {
  const semaphore = new Semaphore()
  const served: string[] = []
  const release = await semaphore.acquire()
  const wait = (name: string, isPreferred: boolean) =>
    semaphore.run(async () => void served.push(name), { isPreferred })
  const all = [wait('a', false), wait('b', false), wait('c', true), wait('d', true)]
  release()
  await Promise.all(all)
  assert.deepEqual(served, ['c', 'd', 'a', 'b'])
})

test('a full queue refuses the next caller, and a preferred one replaces the last', async () => {
  const tooMany = () => new Unavailable('Full', { retryAfterSeconds: 5 })
  const semaphore = new Semaphore(1, { mostWaiting: 2, tooMany })
  const release = await semaphore.acquire()
  const first = semaphore.run(async () => 'first')
  const last = assert.rejects(
    semaphore.run(async () => 'last'),
    { message: 'Full' },
  )
  await assert.rejects(
    semaphore.run(async () => 'late'),
    { message: 'Full', retryAfterSeconds: 5 },
  )
  const preferred = [1, 2].map((number) => semaphore.run(async () => number, { isPreferred: true }))
  // The second preferred caller displaces the first of the others.
  const displaced = assert.rejects(first, { message: 'Full' })
  await assert.rejects(
    semaphore.run(async () => 3, { isPreferred: true }),
    { message: 'Full' },
  )
  release()
  assert.deepEqual(await Promise.all(preferred), [1, 2])
  await Promise.all([last, displaced])
})

test('a caller who leaves is removed from the queue, and its work never begins', async () => {
  const semaphore = new Semaphore(1, { mostWaiting: 1 })
  const departure = new AbortController()
  const release = await semaphore.acquire()
  const left = piece()
  const leaving = assert.rejects(
    semaphore.run(async () => void (left.isBegun = true), { signal: departure.signal }),
    { kind: 'unavailable' },
  )
  departure.abort()
  await leaving
  const next = semaphore.run(async () => 'next')
  release()
  assert.equal(await next, 'next')
  await assert.rejects(
    semaphore.run(async () => void (left.isBegun = true), { signal: departure.signal }),
    { kind: 'unavailable' },
  )
  assert.equal(left.isBegun, false)
})

test('work that has begun finishes after its caller has left', async () => {
  const semaphore = new Semaphore()
  const departure = new AbortController()
  const work = piece()
  const done = semaphore.run(() => work.promise.then(() => 'done'), { signal: departure.signal })
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
