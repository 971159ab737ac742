import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import { OutageLog } from './outage-log.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('an outage is logged when it begins and when it ends, not with every request', (t) => {
  const { lines, outages, pass } = testLog(t)
  outages.succeeded('read')
  for (let request = 0; request < 3; request++) outages.failed('read', refused)
  pass(3000)
  outages.succeeded('read')
  outages.succeeded('read')
  outages.failed('read', refused)
  const [begin, end] = ['the disk is unavailable', 'the disk is available again']
  assert.deepEqual(lines, [begin, end, begin])
})

test('requests that fail beside others that work are one outage', (t) => {
  const { lines, outages, pass } = testLog(t)
  for (let request = 0; request < 20; request++) {
    outages.failed('read', refused)
    pass(500)
    outages.succeeded('read')
  }
  assert.deepEqual(lines, ['the disk is unavailable'])
})

test('an outage of writing does not end with a read', (t) => {
  const { lines, outages, pass } = testLog(t)
  outages.failed('write', refused)
  pass(3000)
  outages.succeeded('read')
  assert.equal(lines.length, 1)
  outages.succeeded('write')
  assert.deepEqual(lines.slice(1), ['the disk is available again'])
})

function testLog(t: TestContext) {
  const lines: string[] = []
  const log = {
    error: (_facts: object, text: string) => void lines.push(text),
    info: (text: string) => void lines.push(text),
  }
  let at = 0
  t.mock.method(performance, 'now', () => at)
  const pass = (milliseconds: number) => void (at += milliseconds)
  return { lines, outages: new OutageLog(log as never, 'the disk'), pass }
}
