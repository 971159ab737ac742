import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileSizeText, timeText } from './format.ts'

test('a moment is shown in Indian time, which does not break before am and pm', () => {
  assert.equal(timeText('2026-11-27T21:25:00.000Z'), '28 Nov 2026, 02:55\u00a0am')
})

test('the size of a file is shown in KB or MB', () => {
  assert.equal(fileSizeText(0), '1 KB')
  assert.equal(fileSizeText(655_360), '640 KB')
  assert.equal(fileSizeText(1_048_575), '1.0 MB')
  assert.equal(fileSizeText(2_516_583), '2.4 MB')
})
