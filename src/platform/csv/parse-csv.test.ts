import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCsv } from './parse-csv.ts'

function read(text: string) {
  return parseCsv(text)?.map(({ row, cells }) => [row, ...cells])
}

test('cells of a CSV file are read with commas, quotation marks and line ends in them', () => {
  assert.deepEqual(read('a,b\r\n"x, ""y""","1\n2"\r\n,\r\nlast,'), [
    [1, 'a', 'b'],
    [2, 'x, "y"', '1\n2'],
    [4, 'last', ''],
  ])
})

test('a CSV file may begin with a byte order mark and separate by semicolons or tabs', () => {
  assert.deepEqual(read('\uFEFFa;b\n1,5;2'), [
    [1, 'a', 'b'],
    [2, '1,5', '2'],
  ])
  assert.deepEqual(read('a\tb\n1\t2\n'), [
    [1, 'a', 'b'],
    [2, '1', '2'],
  ])
  assert.deepEqual(read('A title\n\na;b\n1,5;2'), [
    [1, 'A title'],
    [3, 'a', 'b'],
    [4, '1,5', '2'],
  ])
})

test('a CSV file with a quotation mark that is never closed is not read', () => {
  assert.equal(read('a,b\n"x,y'), undefined)
  assert.equal(read('a,b\n"x"y,z'), undefined)
  assert.deepEqual(read(''), [])
})
