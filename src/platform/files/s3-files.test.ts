import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { buffer, text } from 'node:stream/consumers'
import { openFakeS3 } from '#tests/fake-s3.ts'
import type { FakeS3, Trouble } from '#tests/fake-s3.ts'
import type { Files } from './files.ts'
import { s3Files } from './s3-files.ts'

/** An upload fails within this for the one who waits. */
const longestWait = 15_000

function testInStore(sentence: string, body: (files: Files, fake: FakeS3) => Promise<void>) {
  test(sentence, async () => {
    await using fake = await openFakeS3()
    await body(s3Files(fake.settings), fake)
  })
}

const passing: Trouble[] = ['hang-up', 'hang-up-late', 500, 503, 'slow-down']

testInStore('a request that the store refuses is not tried again', async (files, fake) => {
  fake.troubles.push(403)
  await assert.rejects(files.put('a/1', Buffer.from('x')), {
    kind: 'unavailable',
    reason: 'The S3 store: PUT: responded with 403 Trouble',
  })
  assert.equal(fake.heard.length, 1)
})

testInStore('a body has its length and its hash, and no trailer', async (files, { heard }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  const path = join(folder, 'catalogue.pdf')
  const bytes = Buffer.alloc(1_000_001, 'catalogue ')
  await writeFile(path, bytes)
  await files.put('a.pdf', { path, bytes: bytes.length })
  const [{ headers, path: address } = assert.fail()] = heard
  assert.equal(address, '/shelf/a.pdf')
  assert.equal(headers['content-length'], '1000001')
  assert.equal(headers['transfer-encoding'], undefined)
  assert.equal(headers['x-amz-trailer'], undefined)
  assert.equal(headers['x-amz-content-sha256'], createHash('sha256').update(bytes).digest('hex'))
  assert.match(
    headers.authorization ?? '',
    /^AWS4-HMAC-SHA256 Credential=shelf-key\/\d{8}\/here\/s3\//,
  )
  assert.ok(!JSON.stringify(heard).includes('shelf-secret'))
  await rm(folder, { recursive: true })
})

testInStore('a file whose length is not the announced one is not sent', async (files, fake) => {
  const source = { path: import.meta.filename, bytes: 3 }
  await assert.rejects(files.put('a/1', source), { kind: 'unavailable', reason: /bytes, not 3/ })
  assert.deepEqual(fake.heard, [])
})

testInStore('a response that breaks off is an error to its reader', async (files, fake) => {
  fake.troubles.push('half-response')
  const reading = await files.get('a/1')
  assert(reading)
  await assert.rejects(text(reading))
})

testInStore('a reader who leaves frees the connection', async (files, fake) => {
  await files.put('a/1', Buffer.alloc(20_000_000))
  for (let reader = 0; reader < 30; reader++) {
    const reading = await files.get('a/1')
    reading?.destroy()
  }
  assert.equal((await files.head('a/1'))?.bytes, 20_000_000)
  assert.ok(fake.heard.length > 30)
})

describe('patience', { concurrency: true }, () => {
  for (const trouble of passing) {
    testInStore(
      `a store that fails for a moment is not noticed: ${trouble}`,
      async (files, fake) => {
        fake.troubles.push(trouble, trouble)
        await files.put('a/1', Buffer.from('kept'))
        fake.troubles.push(trouble)
        assert.equal((await files.head('a/1'))?.bytes, 4)
        fake.troubles.push(trouble)
        assert.equal(await textOf(files, 'a/1'), 'kept')
        fake.troubles.push(trouble)
        assert.equal((await Array.fromAsync(files.list('a/'))).length, 1)
        fake.troubles.push(trouble)
        await files.delete('a/1')
        assert.equal(await files.head('a/1'), undefined)
      },
    )
  }

  testInStore('a store that stays down is a clear fault, of one kind', async (files, fake) => {
    fake.troubles.push(...Array<Trouble>(20).fill(503))
    await assert.rejects(files.put('a/1', Buffer.from('x')), {
      kind: 'unavailable',
      reason: 'The S3 store: PUT: responded with 503 Trouble',
    })
  })

  testInStore('an address where nobody listens is a fault soon', async (files, fake) => {
    await fake[Symbol.asyncDispose]()
    const began = performance.now()
    const path = import.meta.filename
    for (const source of [Buffer.from('x'), { path, bytes: statSync(path).size }]) {
      await assert.rejects(files.put('a/1', source), { kind: 'unavailable' })
    }
    assert.ok(performance.now() - began < 10_000)
  })

  testInStore(
    'a store that never responds is an error within the time limit',
    async (files, fake) => {
      fake.troubles.push(...Array<Trouble>(20).fill('silence'))
      const began = performance.now()
      await assert.rejects(files.put('a/1', Buffer.alloc(3_000_000)), {
        kind: 'unavailable',
        reason: /silent for 4 s/,
      })
      assert.ok(performance.now() - began < longestWait)
    },
  )

  testInStore('a request to which the store never responds is tried again', async (files, fake) => {
    fake.troubles.push('silence')
    await files.put('a/1', Buffer.from('kept'))
    assert.equal(await textOf(files, 'a/1'), 'kept')
  })

  testInStore('a reader may take his time', async (files) => {
    const bytes = Buffer.alloc(20_000_000, 'slowly ')
    await files.put('a/1', bytes)
    const reading = await files.get('a/1')
    assert(reading)
    const first = await new Promise<Buffer>((resolve) => {
      reading.once('readable', () => resolve(reading.read(10) as Buffer))
    })
    await wait(9_500)
    const rest = await buffer(reading)
    assert.ok(Buffer.concat([first, rest]).equals(bytes))
  })
})

async function textOf(files: Files, key: string) {
  const found = await files.get(key)
  assert(found)
  return text(found)
}
