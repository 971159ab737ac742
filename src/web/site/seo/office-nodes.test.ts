import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeNode } from './office-nodes.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'

test('the office of the profile has hours that a program can read', () => {
  const { openingHoursSpecification } = officeNode('https://shop.example', tamarind)
  for (const { dayOfWeek, opens, closes } of openingHoursSpecification) {
    assert(dayOfWeek.length > 0)
    assert.match(`${opens} ${closes}`, /^\d\d:\d\d \d\d:\d\d$/)
  }
})
