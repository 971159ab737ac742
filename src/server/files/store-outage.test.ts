import assert from 'node:assert/strict'
import { test } from 'node:test'
import { StoreOutage } from './store-outage.ts'

test('an outage is told when it begins and when it ends, not with every picture', () => {
  const told: string[] = []
  const tell = (_facts: unknown, text?: string) => void told.push(text ?? String(_facts))
  const outage = new StoreOutage({ error: tell, info: tell } as never)
  outage.end()
  for (let picture = 0; picture < 3; picture++) outage.begin(new Error('refused'))
  outage.end()
  outage.end()
  outage.begin(new Error('refused'))
  const [begins, ends] = ['stored files cannot be read', 'stored files can be read again']
  assert.deepEqual(told, [begins, ends, begins])
})
