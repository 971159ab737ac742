import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { asha } from '../fixtures/people.ts'
import { newDataDir } from './data-dir.ts'
import { runServer, spawnServer } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { until } from './until.ts'

const isLinux = { skip: !existsSync('/proc/self/cmdline') && 'finds the checking process in /proc' }

test(
  'damage that is found after the start is logged and shown in the back office',
  isLinux,
  async () => {
    await using folder = await newDataDir()
    const path = await largeDatabaseIn(folder.path)
    await damageEnd(path)

    await using server = await spawnServer(settingsFor(folder.path))
    const checking = await pauseCheckOf(path)
    while (!(await fetch(`${server.address}/readyz`).catch(() => undefined))?.ok) await wait(50)
    assert.equal((await backups(server.address))['damagedAt'], null)

    process.kill(checking, 'SIGCONT')
    await until(() => server.stdout().includes('site.db is damaged: restore a backup'))
    assert.notEqual((await backups(server.address))['damagedAt'], null)
    assert.equal((await fetch(`${server.address}/products`)).status, 200)
  },
)

test('a check of the database that ends before it is done is logged', isLinux, async () => {
  await using folder = await newDataDir()
  const path = await largeDatabaseIn(folder.path)
  await using server = await spawnServer({ ...settingsFor(folder.path), LOG_LEVEL: 'warn' })
  process.kill(await pauseCheckOf(path), 'SIGKILL')
  await until(() => server.stdout().includes('the database could not be checked'))
})

function settingsFor(dataDir: string) {
  return {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: asha.email,
    ADMIN_PASSWORD: asha.password,
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'error',
  }
}

async function largeDatabaseIn(dataDir: string) {
  await (await runServer(settingsFor(dataDir))).kill('SIGTERM')
  const path = join(dataDir, 'site.db')
  fill(path)
  return path
}

/** More than is checked before the start goes on, in a table that no page reads. */
function fill(path: string) {
  using database = new DatabaseSync(path)
  database.exec('create table filling (text text)')
  const insert = database.prepare('insert into filling values (?)')
  database.exec('begin')
  for (let row = 0; row < 9000; row++) insert.run('x'.repeat(8000))
  database.exec('commit')
  database.exec('pragma wal_checkpoint(truncate)')
}

async function damageEnd(path: string) {
  const { size } = await stat(path)
  await using file = await open(path, 'r+')
  const garbage = Buffer.alloc(200 * 4096, 0x5a)
  await file.write(garbage, 0, garbage.length, size - garbage.length)
}

/** A check that takes long, as that of a database of many gigabytes would. */
async function pauseCheckOf(path: string) {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    const pid = await findCheckOf(path)
    if (pid) {
      process.kill(pid, 'SIGSTOP')
      return pid
    }
    await wait(2)
  }
  throw new Error('The database is not checked in a process of its own')
}

async function findCheckOf(path: string) {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('sqlite-check-process') && command.includes(path)) return Number(name)
  }
  return undefined
}

async function backups(address: string) {
  const headers = { Authorization: `Bearer ${await signInTo(address)}` }
  const response = await fetch(`${address}/api/admin/backups`, { headers })
  return (await response.json()) as Record<string, unknown>
}
