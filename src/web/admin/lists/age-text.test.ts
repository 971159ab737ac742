import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageText } from './age-text.ts'

test('an age is given in the largest unit that still says something', () => {
  const at = '2026-11-22T06:00:00.000Z'
  for (const [later, text] of [
    ['2026-11-22T05:59:00.000Z', 'now'],
    ['2026-11-22T06:00:59.000Z', 'now'],
    ['2026-11-22T06:59:59.000Z', '59 min'],
    ['2026-11-22T08:30:00.000Z', '2 h'],
    ['2026-11-23T06:00:00.000Z', '1 d'],
    ['2027-01-20T06:00:00.000Z', '59 d'],
    ['2027-11-22T06:00:00.000Z', '11 mo'],
    ['2029-11-22T07:00:00.000Z', '3 y'],
  ] as const) {
    assert.equal(ageText(at, Date.parse(later)), text)
  }
})
