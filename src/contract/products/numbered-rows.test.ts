import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinNumberedRows } from './numbered-rows.ts'

const labelsOf = (...rows: [label: string, ...texts: string[]][]) =>
  joinNumberedRows(rows.map(([label, ...texts]) => ({ label, texts }))).map(({ label }) => label)

test('rows of consecutive numbers with the same texts are one row', () => {
  const ports = [1, 2, 3].map((at): [string, string] => [`Port ${at}`, 'USB-C'])
  assert.deepEqual(labelsOf(['Memory', '16 GB'], ...ports, ['Weight', '2 kg']), [
    'Memory',
    'Port 1–3',
    'Weight',
  ])
})

test('rows of numbers that differ in a text, or leave a number out, stay as they are', () => {
  const labels = labelsOf(['Port 1', 'USB-C'], ['Port 2', 'USB-A'], ['Port 3', 'USB-C'])
  assert.deepEqual(labels, ['Port 1', 'Port 2', 'Port 3'])
  assert.equal(labelsOf(['Port 1', 'A'], ['Port 3', 'A'], ['Port 4', 'A']).length, 3)
})

test('of two products both must say the same', () => {
  const rows: [string, string, string][] = [
    ['Port 1', 'A', ''],
    ['Port 2', 'A', ''],
    ['Port 3', 'A', 'B'],
  ]
  assert.equal(labelsOf(...rows).length, 3)
})

test('rows without a label, or with a number alone, stay as they are', () => {
  assert.equal(joinNumberedRows([{ texts: ['a'] }, { texts: ['a'] }, { texts: ['a'] }]).length, 3)
  assert.equal(labelsOf(['1', 'A'], ['2', 'A'], ['3', 'A']).length, 3)
})
