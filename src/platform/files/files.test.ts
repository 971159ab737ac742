import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { buffer, text } from 'node:stream/consumers'
import { testOnEachStore, testOnRealS3 } from '#tests/test-stores.ts'
import type { Files } from './files.ts'

const folder = await mkdtemp(join(tmpdir(), 'tamarind-sources-'))
after(() => rm(folder, { recursive: true }))

testOnEachStore(
  'a file that was put is there, whole, with its size and its time',
  async (world) => {
    const { files, shelf } = world
    const key = `${shelf}pictures/abc/320.webp`
    const began = Date.now()
    await files.put(key, Buffer.from('a picture'))
    const found = await files.head(key)
    assert.equal(found?.bytes, 9)
    assertIsAbout(found.changedAt, began)
    assert.equal(await textAt(files, key), 'a picture')
  },
)

testOnEachStore('an empty file is a file', async ({ files, shelf }) => {
  await files.put(`${shelf}empty`, Buffer.alloc(0))
  assert.equal((await files.head(`${shelf}empty`))?.bytes, 0)
  assert.equal(await textAt(files, `${shelf}empty`), '')
})

testOnEachStore(
  'a file that was never put is not there, which is no error',
  async ({ files, shelf }) => {
    assert.equal(await files.head(`${shelf}nothing`), undefined)
    assert.equal(await files.get(`${shelf}nothing`), undefined)
    assert.equal(await files.get(`${shelf}nothing`, { first: 0, last: 5 }), undefined)
    assert.equal(await files.delete(`${shelf}nothing`), false)
    assert.equal(await files.delete(`${shelf}nothing`, new Date()), false)
    assert.deepEqual(await keysIn(files, shelf), [])
  },
)

testOnEachStore('a file of this machine is copied, and stays', async ({ files, shelf }) => {
  const bytes = Buffer.alloc(3_000_001, 'catalogue ')
  const path = join(folder, `source-of-${shelf.replaceAll('/', '')}`)
  await writeFile(path, bytes)
  for (const key of [`${shelf}one.pdf`, `${shelf}two.pdf`]) {
    await files.put(key, { path, bytes: bytes.length })
    assert.ok(bytes.equals(await bytesAt(files, key)))
  }
})

testOnEachStore('a range is those bytes and no others', async ({ files, shelf }) => {
  const key = `${shelf}digits`
  await files.put(key, Buffer.from('0123456789'))
  const ranges = { '0-0': '0', '0-9': '0123456789', '3-5': '345', '9-9': '9' }
  for (const [range, expected] of Object.entries(ranges)) {
    const [first = 0, last = 0] = range.split('-').map(Number)
    const part = await files.get(key, { first, last })
    assert.equal(part && (await text(part)), expected)
  }
})

testOnEachStore('putting again replaces, and makes it new', async ({ files, shelf }) => {
  const key = `${shelf}price-list`
  await files.put(key, Buffer.from('of last year, and longer'))
  await files.put(key, Buffer.from('of this year'))
  assert.equal(await textAt(files, key), 'of this year')
  assert.equal((await files.head(key))?.bytes, 12)
  assert.deepEqual(await keysIn(files, shelf), [key])
})

testOnEachStore('of two who put one key at once, one is there whole', async ({ files, shelf }) => {
  const key = `${shelf}race`
  const [one, other] = [Buffer.alloc(500_000, 'one'), Buffer.alloc(700_000, 'other')]
  for (let round = 0; round < 5; round++) {
    await Promise.all([files.put(key, one), files.put(key, other)])
    const found = await bytesAt(files, key)
    assert.ok(found.equals(one) || found.equals(other))
  }
})

testOnEachStore(
  'a reader of a file that is being replaced gets one of both, whole',
  async ({ files, shelf }) => {
    const key = `${shelf}replaced`
    const [one, other] = [Buffer.alloc(900_000, 'one'), Buffer.alloc(900_000, 'other')]
    await files.put(key, one)
    const writing = Array.fromAsync({ length: 6 }, (_, turn) =>
      files.put(key, turn % 2 === 0 ? other : one),
    )
    for (let reading = 0; reading < 12; reading++) {
      const found = await bytesAt(files, key)
      assert.ok(found.equals(one) || found.equals(other))
    }
    await writing
  },
)

testOnEachStore('a deleted file is gone, and its neighbour is not', async ({ files, shelf }) => {
  await files.put(`${shelf}pictures/a/1.webp`, Buffer.from('a'))
  await files.put(`${shelf}pictures/ab/1.webp`, Buffer.from('ab'))
  assert.equal(await files.delete(`${shelf}pictures/a/1.webp`), true)
  assert.equal(await files.get(`${shelf}pictures/a/1.webp`), undefined)
  assert.deepEqual(await keysIn(files, shelf), [`${shelf}pictures/ab/1.webp`])
  await files.put(`${shelf}pictures/a/1.webp`, Buffer.from('again'))
  assert.equal(await textAt(files, `${shelf}pictures/a/1.webp`), 'again')
})

testOnEachStore(
  'a file that was put after the given time is not deleted',
  async ({ files, shelf }) => {
    const key = `${shelf}kept`
    await files.put(key, Buffer.from('kept'))
    const { changedAt = new Date(0) } = (await files.head(key)) ?? {}
    assert.equal(await files.delete(key, new Date(changedAt.getTime() - 60_000)), false)
    assert.equal(await textAt(files, key), 'kept')
    assert.equal(await files.delete(key, new Date(changedAt.getTime() + 60_000)), true)
    assert.equal(await files.head(key), undefined)
  },
)

testOnEachStore(
  'putting and deleting one key at once harms no other file',
  async ({ files, shelf }) => {
    const key = `${shelf}a/b/c/fought-over`
    for (let round = 0; round < 20; round++) {
      await Promise.all([files.put(key, Buffer.from('put')), files.delete(key)])
      await files.put(key, Buffer.from('stays'))
      assert.equal(await textAt(files, key), 'stays')
    }
  },
)

testOnEachStore('a list has all files of a folder, and nothing else', async ({ files, shelf }) => {
  const names = Array.from({ length: 25 }, (_, number) => `${shelf}pictures/p${number}/320.webp`)
  const began = Date.now()
  await Promise.all(names.map((name) => files.put(name, Buffer.from('a picture'))))
  await files.put(`${shelf}catalogues/abc.pdf`, Buffer.from('pdf'))
  await files.put(`${shelf}pictures.txt`, Buffer.from('not in the folder'))
  const listed = await Array.fromAsync(files.list(`${shelf}pictures/`))
  assert.deepEqual(listed.map(({ key }) => key).toSorted(), names.toSorted())
  for (const { bytes, changedAt } of listed) {
    assert.equal(bytes, 9)
    assertIsAbout(changedAt, began)
  }
  assert.equal((await keysIn(files, shelf)).length, 27)
})

testOnEachStore('a file can be deleted while the list is being read', async ({ files, shelf }) => {
  const names = Array.from({ length: 40 }, (_, number) => `${shelf}p/${number}/320.webp`)
  await Promise.all(names.map((name) => files.put(name, Buffer.from('x'))))
  for await (const { key } of files.list(`${shelf}p/`)) await files.delete(key)
  assert.deepEqual(await keysIn(files, shelf), [])
})

testOnRealS3('a list of more than one response contains is complete', async ({ files, shelf }) => {
  const names = Array.from({ length: 1_003 }, (_, number) => `${shelf}${number}`)
  while (names.length > 0) {
    await Promise.all(names.splice(0, 50).map((name) => files.put(name, Buffer.from('x'))))
  }
  assert.equal(new Set(await keysIn(files, shelf)).size, 1_003)
})

testOnEachStore('no key leads out of the store', async ({ files }) => {
  const tricks = [
    '../owner.lock',
    '/etc/passwd',
    'a/../../b',
    'a/..',
    '.incoming/x',
    'a//b',
    'a/',
    '',
    'A',
    'a\\b',
    'a b',
    'a%2fb',
    'a\0b',
    'a.',
    'ж',
    'a'.repeat(121),
  ]
  for (const key of tricks) {
    await assert.rejects(files.put(key, Buffer.from('x')), /Not a key/, key)
    await assert.rejects(files.get(key), /Not a key/, key)
    await assert.rejects(files.head(key), /Not a key/, key)
    await assert.rejects(files.delete(key), /Not a key/, key)
    assert.throws(() => files.list(`${key}/../`), /Not a folder/, key)
  }
})

function assertIsAbout(moment: Date, began: number) {
  // S3 reports whole seconds, by a clock of its own.
  const distance = Math.abs(moment.getTime() - began)
  assert.ok(distance < 15_000, `${distance} ms apart`)
}

async function bytesAt(files: Files, key: string) {
  const found = await files.get(key)
  assert(found, key)
  return buffer(found)
}

async function textAt(files: Files, key: string) {
  return (await bytesAt(files, key)).toString()
}

async function keysIn(files: Files, prefix: string) {
  return (await Array.fromAsync(files.list(prefix))).map(({ key }) => key)
}
