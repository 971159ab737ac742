import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { pino } from 'pino'
import { failuresLoggedOnce } from './log-failure.ts'

test('of several failures in a row the first is logged, and the next one after a success', async () => {
  const lines: string[] = []
  const write = (line: Buffer, _: string, done: () => void) => {
    lines.push(String(JSON.parse(String(line)).reason))
    done()
  }
  const attempt = failuresLoggedOnce(pino(new Writable({ write })), 'it failed')
  const fail = (reason: string) => attempt(() => Promise.reject(new Error(reason)))
  await fail('first')
  await fail('second')
  await attempt(async () => 'done')
  await fail('third')
  assert.deepEqual(lines, ['first', 'third'])
})
