import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysIn, hoursIn, officeNode } from './office-nodes.ts'

test('opening hours are listed by day, in 24-hour format', () => {
  assert.deepEqual(daysIn('Mon-Fri'), ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
  assert.deepEqual(daysIn('Sat'), ['Saturday'])
  assert.deepEqual(hoursIn('9:00 AM-6:00 PM'), { opens: '09:00', closes: '18:00' })
  assert.deepEqual(hoursIn('12:00 AM-12:30 PM'), { opens: '00:00', closes: '12:30' })
})

test('the office of the profile has hours that a program can read', () => {
  const { openingHoursSpecification } = officeNode('https://shop.example')
  for (const { dayOfWeek, opens, closes } of openingHoursSpecification) {
    assert(dayOfWeek.length > 0)
    assert.match(`${opens} ${closes}`, /^\d\d:\d\d \d\d:\d\d$/)
  }
})
