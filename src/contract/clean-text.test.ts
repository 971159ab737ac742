import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanText } from './clean-text.ts'

test('a text is composed and trimmed, and has no mark of direction or without width, no U+0000 and no lone surrogate', () => {
  for (const [text, cleaned] of [
    ['  plain text,\n\ton two lines \r\n', 'plain text,\n\ton two lines'],
    ['', ''],
    [' \u0000nul\u0000 ', 'nul'],
    ['cafe\u0301', 'café'],
    ['right \u202eto left\u2069', 'right to left'],
    ['\ufeffThink\u200bPad', 'ThinkPad'],
    ['half \ud800', 'half \ufffd'],
    ['\u00a0नाम\u00a0', 'नाम'],
  ] as const) {
    assert.equal(cleanText(text), cleaned, JSON.stringify(text))
  }
})
