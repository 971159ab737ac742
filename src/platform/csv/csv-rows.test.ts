import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TableError } from '../tables/table-error.ts'
import { CsvRows } from './csv-rows.ts'

function read(text: string) {
  const parser = new CsvRows()
  return [...parser.push(text), ...parser.end()].map(({ row, cells }) => [row, ...cells])
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
  assert.throws(() => read('a,b\n"x,y'), TableError)
  assert.throws(() => read('a,b\n"x"y,z'), TableError)
  assert.deepEqual(read(''), [])
})
