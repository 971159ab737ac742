import assert from 'node:assert/strict'
import { test } from 'node:test'
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
