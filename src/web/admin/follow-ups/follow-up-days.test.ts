import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayText, quickDays, shortDayText } from './follow-up-days.ts'

test('a follow-up is tomorrow, on the next Friday or in the next week, the nearest first', () => {
  assert.deepEqual(quickDays('2026-11-23'), [
    ['Tomorrow', '2026-11-24'],
    ['Friday', '2026-11-27'],
    ['Next week', '2026-11-30'],
  ])
  assert.deepEqual(quickDays('2026-11-27'), [
    ['Tomorrow', '2026-11-28'],
    ['Next week', '2026-11-30'],
    ['Friday', '2026-12-04'],
  ])
})

test('the same day is offered once', () => {
  assert.deepEqual(quickDays('2026-11-26'), [
    ['Tomorrow', '2026-11-27'],
    ['Next week', '2026-11-30'],
  ])
  assert.deepEqual(
    quickDays('2026-11-29').map(([text]) => text),
    ['Tomorrow', 'Friday'],
  )
})

test('a day is named with its weekday', () => {
  assert.equal(dayText('2026-11-27'), 'Fri, 27 Nov, 2026')
})

test('a row names the year of a day only where it is another one', () => {
  assert.equal(shortDayText('2026-11-27', '2026-11-23'), '27 Nov')
  assert.equal(shortDayText('2027-01-04', '2026-11-23'), '4 Jan 2027')
})
