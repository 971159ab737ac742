import assert from 'node:assert/strict'
import { test } from 'node:test'
import { childProcesses } from '#tests/child-processes.ts'
import { PrintProcess } from './print-process-host.ts'

const entry = new URL('../../../tests/fixtures/counting-printer.ts', import.meta.url)

test('a task whose picture cannot be read ends, also in the printing process', async () => {
  const printing = new PrintProcess(entry)
  try {
    const unread = printing.print({}, () => Promise.reject(new Error('the store is away')))
    await assert.rejects(unread, /the store is away/)
    const next = await printing.print({}, () => Promise.resolve(undefined))
    assert.equal(next.toString(), '1')
  } finally {
    printing.stop()
  }
})

test('a printing process that is killed is started again, and the document is made', async () => {
  const printing = new PrintProcess(entry)
  const others = printingProcesses()
  const pids: number[] = []
  try {
    const made = await printing.print({}, async () => {
      const [pid = NaN] = printingProcesses(others)
      pids.push(pid)
      if (pids.length === 1) process.kill(pid, 'SIGKILL')
      return undefined
    })
    assert.equal(made.toString(), '1')
    assert.equal(new Set(pids).size, 2)
  } finally {
    printing.stop()
  }
})

test('a stop ends the document being made, which is made again after the restart', async () => {
  const printing = new PrintProcess(entry)
  const stopped = printing.print({}, async () => {
    printing.stop()
    return undefined
  })
  await assert.rejects(stopped, { kind: 'unavailable' })
})

function printingProcesses(others?: number[]) {
  return childProcesses('counting-printer', others)
}
