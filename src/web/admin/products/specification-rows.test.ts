import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  insertedRow,
  isUnfilled,
  lineOf,
  missingLabels,
  pastedRows,
  preparedRows,
  removedRow,
  rowOf,
  settledRow,
} from './specification-rows.ts'

const rowsOf = (...lines: string[]) => lines.map(rowOf)
const linesOf = (rows: ReturnType<typeof rowsOf>) => rows.map(lineOf)
const fieldsOf = (line: string) => {
  const { label, value } = rowOf(line)
  return [label, value]
}

const oddLines = [
  '',
  'Memory: 16 GB',
  'Ports: HDMI: 2, USB: 4',
  'Backlit keyboard',
  'Colon at the end:',
  ': no label',
  ':',
  'Throw ratio 1.3:1',
  'Manual: https://example.com/a:b?c=d: e',
  'https://example.com:8443/manual.pdf',
  'Memory:: 16 GB',
  'Memory:16 GB',
  'Memory :  two spaces',
  ' : only a blank before the colon',
  'मेमोरी: १६ जीबी, विस्तार योग्य',
  'الذاكرة: ١٦ غيغابايت',
  'प्रोसेसर',
  `${'a very long sentence '.repeat(4)}: and more`,
  `${'x'.repeat(60)}: the longest label`,
  'Weight: 1.42 kg: with battery: yes',
  'Tab\tinside: a\tb',
  '🖥️: 14″ screen',
]

test('a line that is shown as fields and not edited stays the same text, however odd it is', () => {
  for (const line of oddLines) {
    assert.equal(lineOf(rowOf(line)), line)
    assert.equal(lineOf(settledRow(rowOf(line))), line)
  }
})

test('a line has a label where the product page shows one', () => {
  assert.deepEqual(fieldsOf('Ports: HDMI: 2, USB: 4'), ['Ports', 'HDMI: 2, USB: 4'])
  assert.deepEqual(fieldsOf('मेमोरी: १६ जीबी'), ['मेमोरी', '१६ जीबी'])
  assert.deepEqual(fieldsOf('Manual: https://example.com/a'), ['Manual', 'https://example.com/a'])
  for (const line of ['Backlit keyboard', 'Colon at the end:', 'https://example.com:8443/a'])
    assert.deepEqual(fieldsOf(line), ['', line])
})

test('a whole line typed into either field is two fields once it is left', () => {
  const typed = { label: 'Memory', value: '16 GB', isPrepared: false }
  const asValue = settledRow({ id: '1', label: '', value: 'Memory: 16 GB' })
  const asLabel = settledRow({ id: '1', label: 'Memory: 16 GB', value: '' })
  assert.deepEqual(asValue, { id: '1', ...typed })
  assert.deepEqual(asLabel, { id: '1', ...typed })
})

test('a label that somebody typed without a value is the whole line', () => {
  const row = { id: '1', label: 'Backlit keyboard', value: '' }
  assert.equal(lineOf(row), 'Backlit keyboard')
  assert.equal(settledRow(row).value, 'Backlit keyboard')
  assert.equal(lineOf({ ...row, label: '', value: 'HDMI: 2' }), 'HDMI: 2')
})

test('a prepared label stays a label, and is no line before it has a value', () => {
  const [row] = rowsOf('Memory: ')
  assert.ok(row)
  assert.deepEqual([row.label, row.value], ['Memory', ''])
  assert.equal(lineOf(settledRow(row)), 'Memory: ')
  assert.equal(lineOf({ ...row, value: '16 GB' }), 'Memory: 16 GB')
  assert.ok(isUnfilled('Memory: '))
  for (const line of ['Memory: 16 GB', 'Memory:', 'Memory', '']) assert.ok(!isUnfilled(line), line)
})

test('several pasted lines become several rows, in their place', () => {
  const text = '16 GB RAM\r\n512 GB SSD\n\n  14" screen\n'
  const paste = { field: 'value', text, start: 0, end: 0 } as const
  const pasted = pastedRows(rowsOf('First', '', 'Last'), 1, paste)
  assert.deepEqual(linesOf(pasted), ['First', '16 GB RAM', '512 GB SSD', '14" screen', 'Last'])
})

test('pasted text replaces the selection in its field, and the text around it stays', () => {
  const text = '16\n32'
  const paste = { field: 'value', text, start: 0, end: 3 } as const
  assert.deepEqual(linesOf(pastedRows(rowsOf('RAM: old GB'), 0, paste)), ['RAM: 16', '32 GB'])
  const inLabel = { field: 'label', text, start: 0, end: 3 } as const
  assert.deepEqual(linesOf(pastedRows(rowsOf('RAM: old GB'), 0, inLabel)), ['16', '32: old GB'])
})

test('lines pasted beyond the limit are kept, with those below them', () => {
  const text = Array.from({ length: 120 }, (_, line) => `Line ${line}`).join('\n')
  const rows = pastedRows(rowsOf('', 'Below'), 0, { field: 'value', text, start: 0, end: 0 })
  assert.equal(rows.length, 121)
  assert.equal(linesOf(rows).at(-1), 'Below')
})

test('a specification always has at least a line', () => {
  assert.deepEqual(linesOf(removedRow(rowsOf('a', 'b'), 0)), ['b'])
  assert.deepEqual(linesOf(removedRow(rowsOf('a'), 0)), [''])
  assert.deepEqual(linesOf(insertedRow(rowsOf('a', 'b'), 0)), ['a', '', 'b'])
})

test('a table pasted from a spreadsheet becomes lines of label and value', () => {
  const text = 'Memory\t16 GB\r\nStorage:\t1 TB\tNVMe\r\n\t\r\nBacklit keyboard\t\n'
  const pasted = pastedRows(rowsOf(''), 0, { field: 'value', text, start: 0, end: 0 })
  assert.deepEqual(linesOf(pasted), ['Memory: 16 GB', 'Storage: 1 TB NVMe', 'Backlit keyboard'])
})

test('lines pasted from a chat lose their bullets and stars, and a dash after a label divides them', () => {
  const lines = [
    '*Processor:* Intel i5',
    '*RAM* - 16GB',
    '• Storage – 512GB SSD',
    '✅ Screen: 14"',
    '✔️ Wi-Fi 6',
    '- 2 x USB-A - rear',
    '5 * 3 = 15',
  ]
  const text = lines.join('\n')
  const pasted = pastedRows(rowsOf(''), 0, { field: 'value', text, start: 0, end: 0 })
  assert.deepEqual(linesOf(pasted), [
    'Processor: Intel i5',
    'RAM: 16GB',
    'Storage: 512GB SSD',
    'Screen: 14"',
    'Wi-Fi 6',
    '2 x USB-A - rear',
    '5 * 3 = 15',
  ])
})

test('a pasted cell with line breaks becomes lines, and one value beside a label', () => {
  const pastedInto = (text: string) =>
    linesOf(pastedRows(rowsOf(''), 0, { field: 'value', text, start: 0, end: 0 }))
  assert.deepEqual(pastedInto('"Memory: 16 GB\nScreen: 14"" IPS\n\nBacklit keyboard"\r\n'), [
    'Memory: 16 GB',
    'Screen: 14" IPS',
    'Backlit keyboard',
  ])
  assert.deepEqual(pastedInto('Memory\t16 GB\r\n"Ports\nand slots"\t"2 USB-C\r\n1 HDMI"\r\n'), [
    'Memory: 16 GB',
    'Ports, and slots: 2 USB-C, 1 HDMI',
  ])
})

test('quotation marks in pasted lines stay where no cell with line breaks has them', () => {
  const text = '14" screen\nScreen\t14"\n"Silent"\t"Office" mode\n"'
  const pasted = pastedRows(rowsOf(''), 0, { field: 'value', text, start: 0, end: 0 })
  const expected = ['14" screen', 'Screen: 14"', '"Silent": "Office" mode', '"']
  assert.deepEqual(linesOf(pasted), expected)
})

test('usual labels are added after the lines that say something, those that are there already left out', () => {
  const rows = rowsOf('memory: 16 GB', '', 'Backlit keyboard')
  const missing = missingLabels(rows, ['Processor', 'Memory', 'Ports'])
  assert.deepEqual(missing, ['Processor', 'Ports'])
  const expected = ['memory: 16 GB', 'Backlit keyboard', 'Processor: ', 'Ports: ']
  assert.deepEqual(linesOf(preparedRows(rows, missing, 100)), expected)
  assert.deepEqual(linesOf(preparedRows(rows, missing, 3)), expected.slice(0, 3))
  assert.deepEqual(linesOf(preparedRows(rowsOf(''), ['Ports'], 100)), ['Ports: '])
})
