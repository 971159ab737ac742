import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { isPdf } from './is-pdf.ts'

test('a PDF is known by its beginning, behind a byte order mark or an empty line too', () => {
  const marks = [
    '%PDF-1.4\n',
    '%PDF-2.0',
    '\n%PDF-1.7',
    ' \r\n\t%PDF-1.3',
    '\u00ef\u00bb\u00bf%PDF-1.5',
  ]
  for (const mark of marks) assert.ok(isPdf(Buffer.from(mark, 'latin1')), mark)
  assert.ok(isPdf(priceList('Laptops')))
})

test('a file that does not begin as a PDF is none, whatever follows', () => {
  const others = [
    '',
    '%PDF',
    '%PDF-',
    '%PDF-x',
    '%pdf-1.4',
    'PDF-1.4',
    '<html>%PDF-1.4',
    'GIF89a%PDF-1.4',
    'MZ\n%PDF-1.4',
    `${' '.repeat(65)}%PDF-1.4`,
    'PK\u0003\u0004',
  ]
  for (const text of others) assert.ok(!isPdf(Buffer.from(text, 'latin1')), text)
})
