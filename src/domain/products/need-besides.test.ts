import assert from 'node:assert/strict'
import { test } from 'node:test'
import { thingFor } from './need-besides.ts'

test('a laptop with a charger for somebody is no charger', () => {
  for (const q of [
    'desktop with monitor for accounts',
    'laptop with charger for reception',
    'laptop with ssd for accounts',
  ])
    assert.equal(thingFor(q), undefined, q)
})

test('a toner for a printer is a toner', () => {
  assert.deepEqual(thingFor('toner for lekhra printer'), { thing: 'toner', of: 'lekhra printer' })
})
