import assert from 'node:assert/strict'
import { test } from 'node:test'
import { businessMinutes, dayOf, daysIn, daysUntil, hoursIn, startOfDay } from './office-time.ts'

const hours = [
  { days: 'Mon-Fri', times: '9:00 AM-6:00 PM' },
  { days: 'Sat', times: '10:00 AM-4:00 PM' },
]

test('days and times of the opening hours are read', () => {
  assert.deepEqual(daysIn('Mon-Fri'), ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
  assert.deepEqual(daysIn('Sat'), ['Saturday'])
  assert.deepEqual(hoursIn('9:00 AM-6:00 PM'), { opens: '09:00', closes: '18:00' })
  assert.deepEqual(hoursIn('12:00 AM-12:30 PM'), { opens: '00:00', closes: '12:30' })
})

test('only the hours in which the office is open count', () => {
  // 20 November 2026 is a Friday. 09:00 in India is 03:30 UTC.
  const between = (from: string, to: string) =>
    businessMinutes(new Date(`${from}+05:30`), new Date(`${to}+05:30`), { hours, holidays: [] })
  assert.equal(between('2026-11-20T09:00', '2026-11-20T18:00'), 540)
  assert.equal(between('2026-11-20T17:00', '2026-11-21T11:00'), 120)
  assert.equal(between('2026-11-21T16:00', '2026-11-23T09:00'), 0)
  assert.equal(between('2026-11-20T17:30', '2026-11-23T09:30'), 30 + 360 + 30)
  assert.equal(between('2026-11-02T00:00', '2026-11-16T00:00'), 2 * (5 * 540 + 360))
  assert.equal(between('2026-11-20T12:00', '2026-11-20T11:00'), 0)
})

test('a holiday does not count, however often its day is counted in part', () => {
  const holidays = [{ day: '2026-11-20' }, { day: '2026-11-22' }]
  const between = (from: string, to: string) =>
    businessMinutes(new Date(`${from}+05:30`), new Date(`${to}+05:30`), { hours, holidays })
  assert.equal(between('2026-11-20T09:00', '2026-11-20T18:00'), 0)
  assert.equal(between('2026-11-19T17:00', '2026-11-21T11:00'), 60 + 60)
  assert.equal(between('2026-11-20T12:00', '2026-11-20T11:00'), 0)
  assert.equal(between('2026-11-16T00:00', '2026-11-23T00:00'), 4 * 540 + 360)
})

test('a day begins and ends at midnight in India', () => {
  assert.equal(dayOf(new Date('2026-11-21T18:29:59Z')), '2026-11-21')
  assert.equal(dayOf(new Date('2026-11-21T18:30:00Z')), '2026-11-22')
  assert.equal(startOfDay('2026-11-22'), '2026-11-21T18:30:00.000Z')
  assert.deepEqual(daysUntil('2026-03-01', 3), ['2026-02-27', '2026-02-28', '2026-03-01'])
})
