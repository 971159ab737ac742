import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ResponseCache } from './response-cache.ts'
import { CachedResponse } from './cached-response.ts'

const kilobyte = 1024
const wide = 10 * kilobyte * kilobyte
const soon = { timeout: 5000 }

test('a response is rendered once and cached from then on', async () => {
  const { cache, make, made } = kitchen()
  const first = await cache.findOrMake('/products', make('a'))
  assert.equal(cache.find('/products'), first)
  assert.equal(await cache.findOrMake('/products', make('b')), first)
  assert.deepEqual(made, ['a'])
})

test('another address has another response', async () => {
  const { cache, make } = kitchen()
  await cache.findOrMake('/products', make('a'))
  assert.equal(cache.find('/products?page=2'), undefined)
  assert.equal(cache.find('/__proto__'), undefined)
})

test('fifty who miss together wait for one making', async () => {
  const { cache, make, made } = kitchen()
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => cache.findOrMake('/products', make('a'))),
  )
  assert.deepEqual(made, ['a'])
  assert.equal(new Set(responses).size, 1)
})

test('after a new content version the response is rendered again', async () => {
  const { cache, content, make, made } = kitchen()
  const old = await cache.findOrMake('/products', make('old'))
  content.version++
  assert.equal(cache.find('/products'), undefined)
  const fresh = await cache.findOrMake('/products', make('new'))
  assert.notEqual(fresh, old)
  assert.equal(cache.find('/products'), fresh)
  assert.deepEqual(made, ['old', 'new'])
})

test(
  'a response that was rendered while the content changed is sent, but not cached',
  soon,
  async () => {
    const { cache, content, make, heldBack } = kitchen()
    const held = heldBack('old')
    const early = cache.findOrMake('/products', held.make)
    content.version++
    const late = await cache.findOrMake('/products', make('new'))
    held.finish()
    assert.notEqual(await early, late)
    assert.equal(cache.find('/products'), late)
  },
)

test(
  'a request after a change does not get a response that was begun before it',
  soon,
  async () => {
    const { cache, content, make, heldBack } = kitchen()
    const held = heldBack('old')
    const early = cache.findOrMake('/products', held.make)
    content.version++
    const late = await cache.findOrMake('/products', make('new'))
    assert.equal(late.plainSize, 'new'.length + kilobyte)
    held.finish()
    await early
  },
)

test('a response that must not be cached is rendered each time, for all requests that wait for it', async () => {
  const { cache, make, made } = kitchen()
  const passing = (name: string) => async () => ({ ...(await make(name)()), isCached: false })
  await Promise.all([1, 2, 3].map(() => cache.findOrMake('/sent', passing('a'))))
  assert.equal(cache.find('/sent'), undefined)
  await cache.findOrMake('/sent', passing('b'))
  assert.deepEqual(made, ['a', 'b'])
})

test('a rendering that fails is an error for all requests that wait, and the next request tries again', async () => {
  const { cache, make } = kitchen()
  const failing = async () => Promise.reject(new Error('no database'))
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() => cache.findOrMake('/products', failing)),
  )
  assert.ok(tries.every((one) => one.status === 'rejected'))
  assert.ok(await cache.findOrMake('/products', make('a')))
})

test('the cache never holds more than its bytes', async () => {
  const { cache, make } = kitchen(100 * kilobyte)
  for (let page = 0; page < 200; page++) await cache.findOrMake(`/products?page=${page}`, make('a'))
  const found = Array.from({ length: 200 }, (_, page) => cache.find(`/products?page=${page}`))
  const cached = found.filter((response) => response !== undefined)
  const bytes = cached.reduce((sum, response) => sum + response.plainSize, 0)
  assert.ok(bytes <= 100 * kilobyte, `${bytes} bytes`)
  assert.ok(cached.length >= 20, `${cached.length} responses`)
  assert.ok(found.at(-1), 'the newest is there')
})

test('the response that was unused for the longest time is removed first', async () => {
  const { cache, make } = kitchen(15 * kilobyte)
  for (const path of ['/a', '/b', '/c', '/d']) await cache.findOrMake(path, make('a'))
  assert.ok(cache.find('/a'), 'four fit')
  await cache.findOrMake('/b', make('b'))
  await cache.findOrMake('/e', make('e'))
  assert.equal(cache.find('/c'), undefined)
  assert.ok(cache.find('/a') && cache.find('/b') && cache.find('/d') && cache.find('/e'))
})

test('the bytes of outdated responses are free again', async () => {
  const { cache, content, make } = kitchen(15 * kilobyte)
  for (let round = 0; round < 20; round++) {
    content.version++
    for (const path of ['/a', '/b', '/c', '/d']) await cache.findOrMake(path, make('a'))
    for (const path of ['/a', '/b', '/c', '/d'])
      assert.ok(cache.find(path), `${path} in round ${round}`)
  }
})

test('a response larger than the whole cache removes nothing', async () => {
  const { cache, make } = kitchen(15 * kilobyte)
  await cache.findOrMake('/a', make('a'))
  const huge = await cache.findOrMake('/huge', make('x'.repeat(20 * kilobyte)))
  assert.equal(huge.status, 200)
  assert.equal(cache.find('/huge'), undefined)
  assert.ok(cache.find('/a'))
})

test('a change of other topics leaves a response in the cache', async () => {
  const { cache, content, make, change } = kitchen()
  const laptops = await cache.findOrMake('/laptops', make('laptops', ['Laptops']))
  const printers = await cache.findOrMake('/printers', make('printers', ['Printers']))
  const about = await cache.findOrMake('/about', make('about'))
  change('Printers')
  assert.equal(cache.find('/laptops'), laptops)
  assert.equal(cache.find('/printers'), undefined)
  assert.equal(cache.find('/about'), undefined, 'without topics, every change makes it stale')
  assert.notEqual(await cache.findOrMake('/printers', make('new', ['Printers'])), printers)
  assert.notEqual(await cache.findOrMake('/about', make('new')), about)
  change('Laptops')
  assert.equal(cache.find('/laptops'), undefined)
  assert.equal(content.version, 3)
})

test('while it is not known what has changed, a response is not sent, and it is waited for', async () => {
  const { cache, content, make, change, made } = kitchen()
  const laptops = await cache.findOrMake('/laptops', make('laptops', ['Laptops']))
  change('Printers')
  content.known = 1
  assert.equal(cache.find('/laptops'), undefined)
  assert.equal(await cache.findOrMake('/laptops', make('new', ['Laptops'])), laptops)
  change('Laptops')
  content.known = 2
  assert.notEqual(await cache.findOrMake('/laptops', make('new', ['Laptops'])), laptops)
  assert.deepEqual(made, ['laptops', 'new'])
})

/** A cache, the content version, and a function whose responses have a kilobyte and their name. */
function kitchen(mostBytes = wide) {
  const content = { version: 1, known: 1 }
  const changed = new Map<string, number>()
  const change = (topic: string) => {
    content.known = ++content.version
    changed.set(topic, content.version)
  }
  const made: string[] = []
  const make = (name: string, topics?: string[]) => async () => {
    made.push(name)
    await new Promise(setImmediate)
    const body = name + ' '.repeat(kilobyte)
    const response = new CachedResponse({ status: 200, headers: {}, body })
    return { response, isCached: true, ...(topics && { topics }) }
  }
  const heldBack = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { finish: resolve, make: () => promise.then(make(name)) }
  }
  const freshness = {
    version: () => content.version,
    knownVersion: () => content.known,
    hasChanged: (topics: string[], since: number) =>
      topics.some((topic) => (changed.get(topic) ?? 0) > since),
    async catchUp() {
      content.known = content.version
    },
  }
  return {
    cache: new ResponseCache(freshness, mostBytes),
    change,
    content,
    made,
    make,
    heldBack,
  }
}
