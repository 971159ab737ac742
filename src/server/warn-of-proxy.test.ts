import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proxyWarning } from './warn-of-proxy.ts'

const fromProxy = { headers: { 'x-forwarded-for': '203.0.113.9' } }

test('a proxy that TRUST_PROXY does not name is logged once, without any address', () => {
  const lines: string[] = []
  const warnOfProxy = proxyWarning({ warn: (line: string) => void lines.push(line) }, [])
  warnOfProxy({ headers: {} })
  assert.deepEqual(lines, [])
  for (let request = 0; request < 3; request++) warnOfProxy(fromProxy)
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /Set TRUST_PROXY/)
  assert.doesNotMatch(lines[0] ?? '', /203/)
})

test('a proxy is not logged where TRUST_PROXY is set', () => {
  const warn = () => assert.fail('logged')
  proxyWarning({ warn }, ['loopback'])(fromProxy)
})
