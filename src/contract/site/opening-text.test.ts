import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWeekOf } from './office-time.ts'
import { openingText } from './opening-text.ts'

const hours = [
  { days: 'Mon-Fri', times: '9:00 AM-6:00 PM' },
  { days: 'Sat', times: '10:00 AM-4:00 PM' },
]
const week = openWeekOf(hours) ?? []

/** 20 November 2026 is a Friday. */
function textAt(time: string, holidays: { day: string }[] = []) {
  return openingText({ week, holidays }, new Date(`${time}+05:30`))
}

test('an open office says until when, from the minute it opens to the minute before it closes', () => {
  assert.equal(textAt('2026-11-20T09:00'), 'Open now, until 6:00 PM')
  assert.equal(textAt('2026-11-20T17:59:59'), 'Open now, until 6:00 PM')
  assert.equal(textAt('2026-11-21T10:00'), 'Open now, until 4:00 PM')
})

test('a closed office says when it opens: today, tomorrow or on a day of the week', () => {
  assert.equal(textAt('2026-11-20T08:59'), 'Closed now, opens today at 9:00 AM')
  assert.equal(textAt('2026-11-20T18:00'), 'Closed now, opens tomorrow at 10:00 AM')
  assert.equal(textAt('2026-11-21T16:00'), 'Closed now, opens on Monday at 9:00 AM')
  assert.equal(textAt('2026-11-22T00:00'), 'Closed now, opens tomorrow at 9:00 AM')
})

test('holidays are closed days, also several in a row', () => {
  const friday = [{ day: '2026-11-20' }]
  assert.equal(textAt('2026-11-20T12:00', friday), 'Closed now, opens tomorrow at 10:00 AM')
  const days = Array.from({ length: 9 }, (_, i) => ({ day: `2026-11-${20 + i}` }))
  assert.equal(textAt('2026-11-20T12:00', days), 'Closed now, opens on 30 November at 9:00 AM')
})

test('the time of the business counts, whatever the time zone of the visitor', () => {
  assert.equal(
    openingText({ week, holidays: [] }, new Date('2026-11-20T03:30:00Z')),
    'Open now, until 6:00 PM',
  )
})

test('an office that never opens has no state, and hours that are no times give no week', () => {
  const closed = [null, null, null, null, null, null, null]
  assert.equal(openingText({ week: closed, holidays: [] }, new Date()), undefined)
  assert.equal(openWeekOf([{ days: 'Mon-Fri', times: 'by appointment' }]), null)
  assert.equal(openWeekOf([{ days: 'Weekdays', times: '9:00 AM-6:00 PM' }]), null)
})
