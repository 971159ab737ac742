import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeDemo, leastMet } from '../../bench/search/ask-demo.ts'

test('needs of buyers have fitting answers and no others in the demo catalogue', async (t) => {
  for (const { where, needs, met, missed } of await judgeDemo()) {
    t.diagnostic(`${where}: ${met} of ${needs} needs are met`)
    for (const need of missed) t.diagnostic(need)
    assert.ok(needs >= 100)
    assert.ok(met / needs >= leastMet, `${where}: ${met} of ${needs}\n${missed.join('\n')}`)
  }
})
