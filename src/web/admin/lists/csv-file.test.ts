import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvText } from './csv-file.ts'

test('rows end with CR LF, the last one too, and a spreadsheet sees UTF-8', () => {
  const text = csvText([
    ['Name', 'Product'],
    ['आशा', 'Kaveri 14'],
  ])
  assert.equal(text, '\uFEFFName,Product\r\nआशा,Kaveri 14\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  assert.equal(
    cellsOf(['a,b', 'say "yes"', 'two\nlines', 'cr\rlf']),
    '"a,b","say ""yes""","two\nlines","cr\rlf"',
  )
})

test('nothing that a visitor has typed is computed', () => {
  for (const start of ['=', '+', '-', '@', '\t']) {
    assert.equal(cellsOf([`${start}1`]), `'${start}1`)
  }
  assert.equal(cellsOf(['\r=1']), `"'\r=1"`)
  assert.equal(
    cellsOf(['=HYPERLINK("http://x.example","a")']),
    `"'=HYPERLINK(""http://x.example"",""a"")"`,
  )
  assert.equal(cellsOf(['a=1', 'b@c.example', '']), 'a=1,b@c.example,')
})

function cellsOf(row: string[]) {
  return csvText([row]).slice(1, -2)
}
