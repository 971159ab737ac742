import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BackupStatus } from '#contract/backups/backup-status.ts'
import { backupWarningOf } from './backup-warning.ts'

const wellBackedUp: BackupStatus = {
  folder: '/srv/backups',
  lastMadeAt: '2026-11-21T20:30:00.000Z',
  count: 9,
  failure: null,
  isLate: false,
  damagedAt: null,
}

test('a backup of the last night is no reason for a warning', () => {
  assert.equal(backupWarningOf(wellBackedUp), undefined)
})

test('a server without BACKUP_DIR shows no warning on every screen', () => {
  const status = { ...wellBackedUp, folder: null, lastMadeAt: null, count: 0 }
  assert.equal(backupWarningOf(status), undefined)
})

test('a late backup is a warning that names the folder', () => {
  const warning = backupWarningOf({ ...wellBackedUp, isLate: true })
  assert.match(warning?.title ?? '', /more than 48 hours old/)
  assert.match(warning?.detail ?? '', /\/srv\/backups/)
})

test('a server that has never made a backup says so', () => {
  const warning = backupWarningOf({ ...wellBackedUp, lastMadeAt: null, isLate: true })
  assert.equal(warning?.title, 'There is no backup yet.')
})

test('a failed backup is shown with its reason even before it is late', () => {
  const failure = { at: '2026-11-22T20:30:00.000Z', message: 'no space left on device' }
  const warning = backupWarningOf({ ...wellBackedUp, failure })
  assert.equal(warning?.title, 'The last backup failed.')
  assert.equal(warning?.detail, failure.message)
})

test('a damaged database is shown before anything else', () => {
  const damagedAt = '2026-11-22T20:30:00.000Z'
  const warning = backupWarningOf({ ...wellBackedUp, isLate: true, damagedAt })
  assert.equal(warning?.tone, 'failure')
})
