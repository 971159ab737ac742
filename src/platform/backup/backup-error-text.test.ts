import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backupErrorText } from './backup-error-text.ts'

test('a full disk is named as one, whoever met it', () => {
  const byNode = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  const bySqlite = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  for (const error of [byNode, bySqlite]) {
    assert.match(
      backupErrorText(error, '/srv/copies'),
      /^The disk of \/srv\/copies is full\. Make room/,
    )
  }
})

test('a folder without the right to write is named, with what to check', () => {
  const error = Object.assign(new Error('EACCES: permission denied, mkdir'), { code: 'EACCES' })
  assert.match(backupErrorText(error, '/srv/copies'), /^\/srv\/copies cannot be written\. Check/)
})

test('any other error has its own text', () => {
  assert.equal(backupErrorText(new Error('pg_dump was not found'), '/srv'), 'pg_dump was not found')
})
