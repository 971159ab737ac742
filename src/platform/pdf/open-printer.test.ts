import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { serverMessages } from '#contract/server-messages.ts'
import { mountSmallDisk } from '#tests/start/small-disk.ts'
import { openLog } from '../log/open-log.ts'
import { openPrinter } from './open-printer.ts'

const entry = new URL('../../../tests/fixtures/counting-printer.ts', import.meta.url)

test('a document whose process is killed each time is unavailable, and the next one is made', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  t.after(() => rm(dataDir, { recursive: true }))
  const printer = openPrinter({ dataDir, entry, busy: 'busy', log: openLog('silent') })
  t.after(() => printer.stop())
  const killed = printer.print({ number: 1 }, async () => {
    for (const pid of printingProcesses()) process.kill(pid, 'SIGKILL')
    return undefined
  })
  await assert.rejects(killed, { kind: 'unavailable', message: serverMessages.notMade })
  assert.equal((await printer.print({ number: 2 }, async () => undefined)).bytes, 1)
})

test('on a full disk no document is made that could not be stored', async (t) => {
  await using disk = await mountSmallDisk(4)
  if (!disk) return t.skip('a disk can be mounted by root on Linux alone')
  const printer = openPrinter({
    dataDir: disk.path,
    entry,
    busy: 'busy',
    log: openLog('silent'),
  })
  t.after(() => printer.stop())
  disk.fill()
  await assert.rejects(
    printer.print({}, async () => undefined),
    { kind: 'unavailable', message: serverMessages.storeAway },
  )
  assert.deepEqual(printingProcesses(), [])
  disk.free()
  assert.equal((await printer.print({}, async () => undefined)).bytes, 1)
})

/** The processes that this one has begun. */
function printingProcesses() {
  const found = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]).toString()
  return found
    .split('\n')
    .filter((line) => line.includes('counting-printer'))
    .map((line) => Number(line.trim().split(' ')[0]))
}
