import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backupNameOf, isBackupDue, timeOfBackupName } from './backup-times.ts'

test('a backup is named by the time in India, and the name gives the time back', () => {
  const at = new Date('2026-11-21T20:30:05.000Z')
  assert.equal(backupNameOf(at), '2026-11-22-020005')
  assert.deepEqual(timeOfBackupName('2026-11-22-020005'), at)
})

test('a folder of another name is no backup', () => {
  for (const name of ['lost+found', '2026-11-22', '2026-13-45-999999', '.2026-11-22-020005']) {
    assert.equal(timeOfBackupName(name), undefined, name)
  }
})

test('a backup is due where there is none', () => {
  assert.equal(isBackupDue(undefined, new Date()), true)
})

test('a backup is due at any hour once the last one is a day old', () => {
  const last = inIndia('2026-11-21', '13:00')
  assert.equal(isBackupDue(last, inIndia('2026-11-22', '13:00')), true)
})

test('a backup of the afternoon is followed by one in the night, and so the hour is the night again', () => {
  const last = inIndia('2026-11-21', '13:00')
  assert.equal(isBackupDue(last, inIndia('2026-11-22', '01:59')), false)
  assert.equal(isBackupDue(last, inIndia('2026-11-22', '02:00')), true)
})

test('after the backup of a night the next one is due in the next night', () => {
  const last = inIndia('2026-11-22', '02:01')
  assert.equal(isBackupDue(last, inIndia('2026-11-22', '04:59')), false)
  assert.equal(isBackupDue(last, inIndia('2026-11-22', '23:00')), false)
  assert.equal(isBackupDue(last, inIndia('2026-11-23', '02:00')), true)
})

function inIndia(date: string, time: string) {
  return new Date(`${date}T${time}:00+05:30`)
}
