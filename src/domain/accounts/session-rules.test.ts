import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserOf } from './session-rules.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test('a browser is named by what people call it', () => {
  const named: Record<string, string> = {
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`]:
      'Chrome on Windows',
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`]:
      'Edge on Windows',
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`]:
      'Opera on Linux',
    [`Mozilla/5.0 (Linux; Android 16; K) ${webKit} Chrome/140.0 Mobile Safari/537.36`]:
      'Chrome on Android',
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0': 'Firefox on Linux',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15':
      'Safari on macOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1':
      'Safari on iOS',
    'Firefox/145.0': 'Firefox',
    'curl/8.5.0': 'Unknown browser',
    '': 'Unknown browser',
  }
  for (const [userAgent, name] of Object.entries(named))
    assert.equal(browserOf(userAgent), name, userAgent)
})

test('only a short name is stored of what a browser says of itself', () => {
  const name = browserOf(`<script>alert(1)</script> Chrome/140.0 ${'x'.repeat(100_000)} Windows`)
  assert.equal(name, 'Chrome on Windows')
})
