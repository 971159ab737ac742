import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertedLine, movedLine, pastedLines, removedLine } from './specification-edits.ts'

test('several pasted lines become several rows, in their place', () => {
  const text = '16 GB RAM\r\n512 GB SSD\n\n  14" screen\n'
  const pasted = pastedLines(['First', '', 'Last'], 1, { text, start: 0, end: 0 })
  assert.deepEqual(pasted, ['First', '16 GB RAM', '512 GB SSD', '14" screen', 'Last'])
})

test('pasted text replaces the selection, and the text around it stays', () => {
  const pasted = pastedLines(['RAM: old GB'], 0, { text: '16\n32', start: 5, end: 8 })
  assert.deepEqual(pasted, ['RAM: 16', '32 GB'])
})

test('lines pasted beyond the limit are kept, with those below them', () => {
  const text = Array.from({ length: 120 }, (_, line) => `Line ${line}`).join('\n')
  const lines = pastedLines(['', 'Below'], 0, { text, start: 0, end: 0 })
  assert.equal(lines.length, 121)
  assert.equal(lines.at(-1), 'Below')
})

test('a specification always has at least a line', () => {
  assert.deepEqual(removedLine(['a', 'b'], 0), ['b'])
  assert.deepEqual(removedLine(['a'], 0), [''])
  assert.deepEqual(insertedLine(['a', 'b'], 0), ['a', '', 'b'])
})

test('a table pasted from a spreadsheet becomes lines of label and value', () => {
  const text = 'Memory\t16 GB\r\nStorage:\t1 TB\tNVMe\r\n\t\r\nBacklit keyboard\t\n'
  const pasted = pastedLines([''], 0, { text, start: 0, end: 0 })
  assert.deepEqual(pasted, ['Memory: 16 GB', 'Storage: 1 TB NVMe', 'Backlit keyboard'])
})

test('a line moves up and down, and not beyond the ends', () => {
  assert.deepEqual(movedLine(['a', 'b', 'c'], 0, 1), ['b', 'a', 'c'])
  assert.deepEqual(movedLine(['a', 'b', 'c'], 2, 1), ['a', 'c', 'b'])
  assert.equal(movedLine(['a', 'b'], 1, 2), undefined)
  assert.equal(movedLine(['a', 'b'], 0, -1), undefined)
})
