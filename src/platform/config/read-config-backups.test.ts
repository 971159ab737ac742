import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { readConfig } from './read-config.ts'

test('without settings no nightly backups are made', () => {
  const { backupDir, backupKeep } = readConfig({})
  assert.equal(backupDir, undefined)
  assert.deepEqual(backupKeep, { daily: 7, weekly: 4 })
})

test('BACKUP_KEEP says how many days and weeks', () => {
  const { backupDir, backupKeep } = readConfig({ BACKUP_DIR: 'copies', BACKUP_KEEP: '14, 0' })
  assert.equal(backupDir, resolve('copies'))
  assert.deepEqual(backupKeep, { daily: 14, weekly: 0 })
})

for (const text of ['7', '7 daily', '0,4', '-1,4', '7,4,1', '1000,4', '7,999']) {
  test(`BACKUP_KEEP may not be ${text}`, () => {
    assert.throws(() => readConfig({ BACKUP_KEEP: text }), /BACKUP_KEEP: must be two numbers/)
  })
}

test('backups may not be stored among the uploaded files, which would be backed up with them', () => {
  const settings = { DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data/files/copies' }
  assert.throws(() => readConfig(settings), /BACKUP_DIR: must be outside of the uploaded files/)
  assert.doesNotThrow(() => readConfig({ ...settings, BACKUP_DIR: '/srv/data/files-copies' }))
})
