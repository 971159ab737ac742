import assert from 'node:assert/strict'
import { test } from 'node:test'
import { day } from '../clock/clock.ts'
import { backupsToRetain } from './retention-rules.ts'

/** A Sunday, two in the morning in India. */
const newest = new Date('2026-11-21T20:30:00Z')

test('of a backup every night, seven days and four weeks stay', () => {
  const backups = nightsBefore(60)
  const kept = agesOf(backupsToRetain(backups, { daily: 7, weekly: 4 }))
  // The weeks end on Sundays: this one, and those 7, 14 and 21 days ago.
  assert.deepEqual(kept, [0, 1, 2, 3, 4, 5, 6, 7, 14, 21])
})

test('several backups of one day count as one day, of which the last stays', () => {
  const noon = new Date('2026-11-21T06:30:00Z')
  const evening = new Date('2026-11-21T14:30:00Z')
  const before = new Date('2026-11-20T06:30:00Z')
  const backups = [noon, before, evening].map((madeAt) => ({ madeAt }))
  const kept = [...backupsToRetain(backups, { daily: 2, weekly: 0 })].map(({ madeAt }) => madeAt)
  assert.deepEqual(new Set(kept), new Set([evening, before]))
})

test('days without a backup do not count: the last ones stay however old they are', () => {
  const backups = [300, 301, 302].map((days) => daysBefore(days))
  assert.equal(backupsToRetain(backups, { daily: 7, weekly: 4 }).size, 3)
})

test('the newest backup stays whatever the setting says', () => {
  assert.deepEqual(agesOf(backupsToRetain(nightsBefore(5), { daily: 0, weekly: 0 })), [0])
})

test('a server without backups has none to store', () => {
  assert.equal(backupsToRetain([], { daily: 7, weekly: 4 }).size, 0)
})

function nightsBefore(nights: number) {
  return Array.from({ length: nights }, (_, days) => daysBefore(days))
}

function daysBefore(days: number) {
  return { madeAt: new Date(newest.getTime() - days * day) }
}

function agesOf(kept: Set<{ madeAt: Date }>) {
  const ages = [...kept].map(({ madeAt }) => (newest.getTime() - madeAt.getTime()) / day)
  return ages.toSorted((one, other) => one - other)
}
