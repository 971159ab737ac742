import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { callsTo } from '../test-server.ts'
import { asha } from '../fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '../fixtures/questions.ts'
import { newDataDir } from './data-dir.ts'
import { openBeside } from './open-beside.ts'
import { runServer } from './run-server.ts'
import type { RunningServer, Settings } from './run-server.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

const run = promisify(execFile)
const meera = { ...laptopsForTheOffice, marketing: true }
const traces = [meera.name, meera.email, '9845099999', 'thirty pieces with three years', 'krishnan']

const settingsIn = (dataDir: string) => ({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: asha.email,
  ADMIN_PASSWORD: asha.password,
  RATE_LIMITS: 'off',
})

/** Meera and many others ask. What moves in the file on the way is part of the test. */
async function receive({ address }: RunningServer) {
  const visitor = callsTo(address, '')
  for (let at = 0; at < 60; at++) {
    const body = { ...oneMoreQuestion, message: `Question ${at} ${'x'.repeat((at * 97) % 3000)}` }
    const asked = at === 30 ? { ...meera, phone: '+919845099999' } : body
    assert.equal((await visitor.call('POST', '/enquiry', { body: asked })).status, 201)
  }
}

async function officeOf({ address }: RunningServer) {
  const { json } = await callsTo(address, '').call('POST', '/login', { body: asha })
  return callsTo(address, String(json['token']))
}

async function erase(settings: Settings) {
  const { PATH } = process.env
  const options = { env: { PATH, ...settings } }
  return run(process.execPath, ['scripts/privacy.ts', 'erase', meera.email], options)
}

async function findTraces(dataDir: string) {
  const files = ['site.db', 'site.db-wal'].map((name) => readFile(join(dataDir, name)))
  const found = (await Promise.all(files)).map((bytes) => bytes.toString('latin1').toLowerCase())
  return traces.filter((trace) => found.some((text) => text.includes(trace.toLowerCase())))
}

test('after erasing, no byte of a person is left in the files of a running server', async () => {
  await using folder = await newDataDir()
  const settings = settingsIn(folder.path)
  await using server = await runServer(settings)
  await receive(server)
  assert.deepEqual(await findTraces(folder.path), traces)
  const { stdout } = await erase(settings)
  assert.match(
    stdout,
    /^Erased: 1 enquiry, 0 contact messages, 0 customer accounts, 2 e-mails, 1 consent\.\n$/,
  )
  assert.deepEqual(await findTraces(folder.path), [])
  const { json } = await (await officeOf(server)).call('GET', '/admin/enquiries?limit=1')
  assert.equal(json['total'], 59)
})

test('after a deletion for ever in the office, the files of the server lose every trace', async () => {
  await using folder = await newDataDir()
  await using server = await runServer(settingsIn(folder.path))
  await receive(server)
  const office = await officeOf(server)
  const { json } = await office.call('GET', '/admin/enquiries?q=Meera')
  const [enquiry] = json['enquiries'] as { id: string }[]
  for (const path of ['/admin/enquiries', '/admin/trash/enquiries']) {
    assert.equal((await office.call('DELETE', `${path}/${enquiry?.id}`)).status, 200)
  }
  await eventually(async () => (await findTraces(folder.path)).length === 0)
})

test('deleted rows that an earlier version left in the file are erased at the first start', async () => {
  await using folder = await newDataDir()
  const settings = settingsIn(folder.path)
  await using first = await runServer(settings)
  await receive(first)
  await first.kill('SIGTERM')
  deleteAsBefore(join(folder.path, 'site.db'))
  assert.deepEqual(await findTraces(folder.path).catch(() => traces), traces)
  await using second = await runServer({ ...settings, LOG_LEVEL: 'info' })
  await eventually(async () => (await findTraces(folder.path)).length === 0)
  await eventually(async () => /"seconds":[\d.]+.*rewritten/.test(second.stdout()))
})

testStartOnEachEngine('the clean-up runs at the start, not an hour later', async (settings) => {
  const all = { ...settings, ...settingsIn(settings.DATA_DIR) }
  await using first = await runServer(all)
  await first.kill('SIGTERM')
  await using beside = openBeside(all)
  const lastAt = '2026-01-01T00:00:00.000Z'
  const old = { kind: 'submissions-from-address', subject: '203.0.113.7', times: '[]', lastAt }
  await beside.db.insertInto('limitCounts').values(old).execute()
  await using _second = await runServer(all)
  await eventually(async () => {
    const rows = await beside.db.selectFrom('limitCounts').selectAll().execute()
    return rows.length === 0
  })
})

/** Without overwriting, as earlier versions did, which left the rewrite to be done. */
function deleteAsBefore(path: string) {
  const database = new DatabaseSync(path)
  database.exec(`
    pragma secure_delete = OFF;
    delete from enquiries; delete from emails; delete from consents;
    delete from customer_record_keys; delete from customer_records;
    update erasure_state set rewrite_due_since = '2026-01-01T00:00:00.000Z'
  `)
  database.close()
}

async function eventually(condition: () => Promise<boolean>) {
  const deadline = performance.now() + 15_000
  while (!(await condition())) {
    assert(performance.now() < deadline, 'it did not happen within 15 s')
    await wait(100)
  }
}
