import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { minute } from '#platform/clock/clock.ts'
import { serverMessages } from '#contract/server-messages.ts'
import { openShiftedClock } from '../../drill/clock/open-shifted-clock.ts'
import { callsTo, productFormOf } from '../test-server.ts'
import { travelBook } from '../fixtures/goods.ts'
import { asha } from '../fixtures/people.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { fail, succeed } from './backup-steps.ts'
import { newDataDir } from './data-dir.ts'
import { openBeside } from './open-beside.ts'
import { runServer, spawnServer } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { mountSmallDisk } from './small-disk.ts'
import type { SmallDisk } from './small-disk.ts'

const longestReturn = 2000

const account = { ADMIN_EMAIL: asha.email, ADMIN_PASSWORD: asha.password, DEMO_CONTENT: 'off' }

type TestBody = (disk: SmallDisk, settings: { DATA_DIR: string }) => Promise<void>

const sentence = 'on a full disk people read, and writes are a 503 that keeps what was typed'
testOnSmallDisk(sentence, async (disk, settings) => {
  await using server = await runServer(settings)
  const token = await signInTo(server.address)
  const calls = callsTo(server.address, token)
  const { call, get } = calls
  const send = () => call('POST', '/enquiry', { body: laptopsForTheOffice, token: null })
  const first = await send()
  assert.equal(first.status, 201)

  disk.fill()
  await assertReads(calls)
  await assertWritesRefused(server.address, calls)
  // A probe is good for a second, and one may have been made just before.
  await wait(1000)
  const readiness = await get('/readyz')
  assert.equal(readiness.status, 503)
  assert.deepEqual(await readiness.json(), { ready: false, reason: 'disk' })
  assert.equal((await get('/healthz')).status, 200)

  disk.free()
  const began = performance.now()
  const again = { ...laptopsForTheOffice, message: 'And forty monitors?' }
  while ((await call('POST', '/enquiry', { body: again, token: null })).status !== 201) {
    assert(performance.now() - began < longestReturn, 'no enquiry is taken')
    await wait(20)
  }
  while ((await get('/readyz')).status !== 200) {
    assert(performance.now() - began < longestReturn, 'not ready in time')
    await wait(20)
  }
  assert.equal((await call('POST', '/login', { body: asha, token: null })).status, 200)
  assert.doesNotMatch(server.stdout(), /failed|node_modules/)
  assert.equal(server.stdout().split('the database is unavailable').length, 2, server.stdout())
  assert.deepEqual(await server.kill('SIGTERM'), { code: 0, signal: null })
  await using beside = openBeside(settings)
  const rows = await beside.db.selectFrom('enquiries').select('reference').execute()
  assert.equal(rows.length, 2)
  assert(rows.some(({ reference }) => reference === first.json['reference']))
})

testOnSmallDisk(
  'on a full disk the office and its programs read on when their last use cannot be stored',
  async (disk, settings) => {
    // The use of a session or a key is stored once a minute.
    const clock = openShiftedClock({ ...settings, DATA_DIR: disk.path })
    await using server = await runServer({ ...clock.settings, ...settings })
    const { call } = callsTo(server.address, await signInTo(server.address))
    const named = { name: 'Accounting', role: 'viewer', days: 30 }
    const { json } = await call('POST', '/admin/api-keys', { body: named })
    const key = String(json['key'])
    assert.equal((await call('GET', '/admin/enquiries', { token: key })).status, 200)
    await clock.setBack(-2 * minute)
    disk.fill()
    for (const token of [undefined, key]) {
      const read = await call('GET', '/admin/enquiries', token ? { token } : {})
      assert.equal(read.status, 200, read.text)
    }
  },
)

testOnSmallDisk(
  'a start on a full disk is one line that says what to do',
  async (disk, settings) => {
    const first = await runServer(settings)
    await first.kill('SIGTERM')
    disk.fill()
    await assertRefusedStart(settings.DATA_DIR)
    disk.free()
    await using second = await runServer(settings)
    assert.equal((await fetch(`${second.address}/products`)).status, 200)
  },
)

testOnSmallDisk('a first start on a full disk is one line that says what to do', async (disk) => {
  disk.fill()
  await assertRefusedStart(join(disk.path, 'new'))
})

testOnSmallDisk(
  'on a full disk a command is one line that says what to do, and a restore changes nothing',
  async (disk, settings) => {
    const first = await runServer(settings)
    await first.kill('SIGTERM')
    await using elsewhere = await newDataDir()
    const backup = join(elsewhere.path, 'backup')
    await succeed('back-up', [backup], settings)
    disk.fill()
    const full = /^The disk that holds .*data is full\. Free some space and run this again\.\n$/
    assert.match(await fail('verify', [], settings), full)
    assert.match(await fail('admin-reset', [asha.email], settings), full)
    const before = await readdir(settings.DATA_DIR)
    const refusal = await fail('restore', [backup], settings)
    assert.match(refusal, /^The disk that holds .* has no room .* Nothing was changed\.\n$/)
    assert.deepEqual(await readdir(settings.DATA_DIR), before)
    disk.free()
    await succeed('restore', [backup], settings)
  },
)

type Calls = ReturnType<typeof callsTo>

async function assertReads({ get, call }: Calls) {
  for (const path of ['/products', '/products?minPrice=5', '/', '/contact', '/sitemap.xml']) {
    assert.equal((await get(path)).status, 200, path)
  }
  assert.equal((await call('GET', '/search?q=laptop')).status, 200)
  assert.equal((await call('GET', '/admin/enquiries')).status, 200)
}

async function assertWritesRefused(address: string, { call }: Calls) {
  const body = { ...laptopsForTheOffice, message: `Please quote. ${'It is urgent. '.repeat(300)}` }
  const refused = [
    await call('POST', '/enquiry', { body, token: null }),
    await call('POST', '/login', { body: asha, token: null }),
    await call('POST', '/admin/products/add', { form: productFormOf(travelBook) }),
  ]
  for (const { status, headers, text } of refused) {
    assert.equal(status, 503, text)
    assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    assert.match(text, /Please try again in a few minutes/)
  }
  assert.equal(refused[0]?.json['message'], serverMessages.nothingCanBeSaved)

  const { productId: _, marketing: __, company, ...typed } = body
  const form = new URLSearchParams({ ...typed, company: company ?? '' })
  const posted = await fetch(`${address}/enquiry`, { method: 'POST', body: form })
  assert.equal(posted.status, 503)
  assert.match(posted.headers.get('retry-after') ?? '', /^\d+$/)
  const html = await posted.text()
  for (const text of [typed.name, typed.email, typed.message.trim()]) assert(html.includes(text))
}

async function assertRefusedStart(dataDir: string) {
  await using server = await spawnServer({ DATA_DIR: dataDir, ...account })
  const { code } = await server.ended
  assert.equal(code, 1)
  const expected = `The disk that holds ${dataDir} is full. Free some space and start again.\n`
  assert.equal(server.stderr(), expected)
}

function testOnSmallDisk(sentence: string, body: TestBody) {
  test(sentence, { timeout: 60_000 }, async (t) => {
    await using disk = await mountSmallDisk(32)
    if (!disk) return t.skip('a disk can be mounted by root on Linux alone')
    await body(disk, { DATA_DIR: join(disk.path, 'data'), ...account })
  })
}
