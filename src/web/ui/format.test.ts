import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileSizeText } from './format.ts'

test('the size of a file is shown in KB or MB', () => {
  assert.equal(fileSizeText(0), '1 KB')
  assert.equal(fileSizeText(655_360), '640 KB')
  assert.equal(fileSizeText(1_048_575), '1.0 MB')
  assert.equal(fileSizeText(2_516_583), '2.4 MB')
})
