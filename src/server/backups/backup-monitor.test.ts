import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { hour } from '#platform/clock/clock.ts'
import { BackupMonitor } from './backup-monitor.ts'

const start = new Date('2026-11-22T02:00:00+05:30')

test('a backup is late when it is more than 48 hours old', async () => {
  await withBackups(['2026-11-22-020000'], async (dir) => {
    const { monitor, pass } = monitored(dir)
    pass(48 * hour)
    assert.equal((await monitor.findStatus()).isLate, false)
    pass(1)
    const { isLate, lastMadeAt, count } = await monitor.findStatus()
    assert.deepEqual([isLate, lastMadeAt, count], [true, start.toISOString(), 1])
  })
})

test('a backup that is dated ahead, before the clock was set back, hides no late one', async () => {
  await withBackups(['2026-11-22-020000', '2027-11-22-020000'], async (dir) => {
    const { monitor, pass } = monitored(dir)
    pass(48 * hour + 1)
    const { isLate, lastMadeAt, count } = await monitor.findStatus()
    assert.deepEqual([isLate, lastMadeAt, count], [true, start.toISOString(), 2])
  })
})

test('a server that has made no backup in 48 hours is late', async () => {
  await withBackups([], async (dir) => {
    const { monitor, pass } = monitored(dir)
    assert.equal((await monitor.findStatus()).isLate, false)
    pass(48 * hour + 1)
    assert.equal((await monitor.findStatus()).isLate, true)
  })
})

test('a server without BACKUP_DIR is never late', async () => {
  const { monitor, pass } = monitored(undefined)
  pass(1000 * hour)
  const { isLate, folder } = await monitor.findStatus()
  assert.deepEqual([isLate, folder], [false, null])
})

test('a failure is shown until a backup succeeds, and damage stays', async () => {
  const { monitor } = monitored('/nowhere/at/all')
  monitor.noteFailure('no space left on device')
  monitor.noteDamage()
  const failed = await monitor.findStatus()
  assert.equal(failed.failure?.message, 'no space left on device')
  monitor.noteSuccess()
  const { failure, damagedAt } = await monitor.findStatus()
  assert.deepEqual([failure, damagedAt], [null, start.toISOString()])
})

function monitored(dir: string | undefined) {
  let at = start.getTime()
  const monitor = new BackupMonitor(dir, { now: () => new Date(at) })
  return { monitor, pass: (milliseconds: number) => void (at += milliseconds) }
}

async function withBackups(names: string[], body: (dir: string) => Promise<void>) {
  const dir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  try {
    for (const name of names) {
      await mkdir(join(dir, name))
      await writeFile(join(dir, name, 'manifest.json'), '{}')
    }
    await body(dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}
