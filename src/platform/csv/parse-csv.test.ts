import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCsv } from './parse-csv.ts'

test('cells of a CSV file are read with commas, quotation marks and line ends in them', () => {
  assert.deepEqual(parseCsv('a,b\r\n"x, ""y""","1\n2"\r\n,\r\nlast,'), [
    ['a', 'b'],
    ['x, "y"', '1\n2'],
    ['last', ''],
  ])
})

test('a CSV file may begin with a byte order mark and separate by semicolons or tabs', () => {
  assert.deepEqual(parseCsv('\uFEFFa;b\n1,5;2'), [
    ['a', 'b'],
    ['1,5', '2'],
  ])
  assert.deepEqual(parseCsv('a\tb\n1\t2\n'), [
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('a CSV file with a quotation mark that is never closed is not read', () => {
  assert.equal(parseCsv('a,b\n"x,y'), undefined)
  assert.equal(parseCsv('a,b\n"x"y,z'), undefined)
  assert.deepEqual(parseCsv(''), [])
})
