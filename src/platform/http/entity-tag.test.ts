import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isKnownTag, isSameTag } from './entity-tag.ts'

test('a tag is known where the list names it, weakly too', () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', ' "a" ']) {
    assert.ok(isKnownTag(header, '"a"'), header)
  }
  for (const header of [undefined, '', '"b"', 'a', '"ab"', '"a', '"a"b']) {
    assert.ok(!isKnownTag(header, '"a"'), String(header))
  }
})

test('a part of a file is sent to whoever has the rest of exactly this file', () => {
  assert.ok(isSameTag(undefined, '"a"'))
  assert.ok(isSameTag('"a"', '"a"'))
  for (const header of ['W/"a"', '"b"', 'Sat, 21 Nov 2026 11:00:00 GMT', '']) {
    assert.ok(!isSameTag(header, '"a"'), header)
  }
})
