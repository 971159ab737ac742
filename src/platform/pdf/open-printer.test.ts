import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { serverMessages } from '#contract/server-messages.ts'
import { childProcesses } from '#tests/child-processes.ts'
import { logLines } from '#tests/log-lines.ts'
import { mountSmallDisk } from '#tests/start/small-disk.ts'
import { openLog } from '../log/open-log.ts'
import { openPrinter } from './open-printer.ts'

const entry = new URL('../../../tests/fixtures/counting-printer.ts', import.meta.url)

test('a document whose process is killed each time is unavailable, and the next one is made', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  t.after(() => rm(dataDir, { recursive: true }))
  const printer = openPrinter({ dataDir, entry, busy: 'busy', log: openLog('silent') })
  t.after(() => printer.stop())
  const others = printingProcesses()
  const killed = printer.print({ number: 1 }, async () => {
    for (const pid of printingProcesses(others)) process.kill(pid, 'SIGKILL')
    return undefined
  })
  await assert.rejects(killed, { kind: 'unavailable', message: serverMessages.notMade })
  assert.equal((await printer.print({ number: 2 }, async () => undefined)).bytes, 1)
})

test('on a full disk no document is made that could not be stored', async (t) => {
  await using disk = await mountSmallDisk(4)
  if (!disk) return t.skip('a disk can be mounted by root on Linux alone')
  const { log, lines } = logLines()
  const others = printingProcesses()
  const printer = openPrinter({
    dataDir: disk.path,
    entry,
    busy: 'busy',
    log,
  })
  t.after(() => printer.stop())
  disk.fill()
  await assert.rejects(
    printer.print({}, async () => undefined),
    { kind: 'unavailable', message: serverMessages.storeAway },
  )
  assert.deepEqual(printingProcesses(others), [])
  assert.deepEqual(lines, ['the folder of prints is unavailable'])
  disk.free()
  assert.equal((await printer.print({}, async () => undefined)).bytes, 1)
})

function printingProcesses(others?: number[]) {
  return childProcesses('counting-printer', others)
}
