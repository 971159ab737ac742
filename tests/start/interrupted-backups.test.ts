import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openFakeS3 } from '../fake-s3.ts'
import { asha } from '../fixtures/people.ts'
import { emptySiteFor, everyFile, everyRow, fail, serveDemo, succeed } from './backup-steps.ts'
import { newDataDir } from './data-dir.ts'
import { refusedStart } from './refused-start.ts'
import { runServer, spawnServer } from './run-server.ts'
import type { Settings } from './run-server.ts'
import { s3SettingsFor } from './s3-settings-for.ts'
import { testStartOnPostgres } from './start-on-each-engine.ts'
import { until } from './until.ts'

const own = { ADMIN_EMAIL: asha.email, ADMIN_PASSWORD: asha.password, LOG_LEVEL: 'error' }

const prepared = prepare()
after(async () => (await prepared)[Symbol.asyncDispose]())

/** The parts of the time that a command needs, at which it is killed. */
const moments = [0.6, 0.8, 1]

test('a restore that is killed at any moment loses neither state, and the next one finishes', async () => {
  const { path: origin, rows, files, backup } = await prepared
  for (const moment of moments) {
    await using folder = await newDataDir()
    const settings = { ...own, DATA_DIR: join(folder.path, 'data') }
    await cp(origin, settings.DATA_DIR, { recursive: true })
    await killed('restore', [backup], settings, moment)
    if (existsSync(join(settings.DATA_DIR, 'site.db')) && !(await isInterrupted(settings.DATA_DIR)))
      assert.deepEqual(await everyRow(settings), rows)
    else assert.match((await refusedStart(settings)).join('\n'), /^A restore into .* interrupted/)

    await succeed('restore', [backup], settings)
    assert.deepEqual(await everyRow(settings), rows)
    assert.deepEqual(await everyFile(settings), files)
    if (moment === 1) await (await runServer(settings)).kill('SIGTERM')
  }
})

test('a backup that is killed at any moment is whole or refused', async () => {
  const { path: DATA_DIR } = await prepared
  for (const moment of moments) {
    await using elsewhere = await newDataDir()
    const backup = join(elsewhere.path, 'backup')
    const restored = { ...own, DATA_DIR: join(elsewhere.path, 'data') }
    await killed('back-up', [backup], { ...own, DATA_DIR }, moment)
    if (existsSync(join(backup, 'manifest.json'))) await succeed('restore', [backup], restored)
    else assert.match(await fail('restore', [backup], restored), /^There is no whole backup in /)
  }
})

test('a backup with an S3 store is restored into an empty one, with every file', async () => {
  await using elsewhere = await newDataDir()
  await using store = await openFakeS3()
  const backup = join(elsewhere.path, 'backup')
  const before = join(elsewhere.path, 'before')
  const settings = { ...own, DATA_DIR: before, DEMO_CONTENT: 'on', ...s3SettingsFor(store) }
  await using server = await runServer(settings)
  while ((await everyFile(settings)).size < 40) await wait(100)
  await server.kill('SIGTERM')
  await succeed('back-up', [backup], settings)
  const [rows, files] = [await everyRow(settings), await everyFile(settings)]

  await using other = await openFakeS3()
  const restored = { ...(await emptySiteFor(settings, elsewhere.path)), ...s3SettingsFor(other) }
  await succeed('restore', [backup], restored)
  await succeed('verify', [], restored)
  assert.deepEqual(await everyRow(restored), rows)
  assert.deepEqual(await everyFile(restored), files)
})

testStartOnPostgres('two processes of one database make one backup between them', async (base) => {
  await using elsewhere = await newDataDir()
  const BACKUP_DIR = join(elsewhere.path, 'nightly')
  const settings = { ...base, ...own, BACKUP_DIR, DEMO_CONTENT: 'off', LOG_LEVEL: 'info' }
  await using one = await runServer(settings)
  await using two = await spawnServer(settings)
  const made = () => [one, two].filter(({ stdout }) => stdout().includes('"backup made"')).length
  await until(() => made() > 0)
  // Both have looked by then: 5 s after their start.
  await wait(8000)
  assert.equal(made(), 1)
  assert.equal((await readdir(BACKUP_DIR)).length, 1)
  for (const { stdout } of [one, two]) assert(!stdout().includes('backup failed'), stdout())
})

/** A site with the demo content that has stopped, a backup of it, and what both hold. */
async function prepare() {
  const folder = await newDataDir()
  const backup = join(folder.path, 'backup')
  const path = join(folder.path, 'data')
  const settings = { ...own, DATA_DIR: path, DEMO_CONTENT: 'on' }
  await serveDemo(settings)
  const began = performance.now()
  await succeed('back-up', [backup], settings)
  const milliseconds = performance.now() - began
  return {
    path,
    backup,
    milliseconds,
    rows: await everyRow(settings),
    files: await everyFile(settings),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  }
}

async function isInterrupted(dataDir: string) {
  return (await readdir(dataDir)).some((name) => name.startsWith('restoring-'))
}

/** Runs a script, and kills it at a part of the time that a backup took. */
async function killed(script: string, args: string[], settings: Settings, moment: number) {
  const { milliseconds } = await prepared
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: 'ignore',
  })
  const closed = once(child, 'close')
  await wait(milliseconds * moment)
  child.kill('SIGKILL')
  await closed
}
