import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alignSpecifications } from './align-specifications.ts'

function rowsOf(...products: string[][]) {
  const rows = alignSpecifications(products.map((specs) => ({ category: 'Laptops', specs })))
  return Object.fromEntries(rows.map(({ label, cells }) => [label, cells.map(({ text }) => text)]))
}

test('lines about one thing are one row, however they were labelled', () => {
  assert.deepEqual(rowsOf(['RAM: 16 GB DDR4'], ['Memory: 8GB']), { Memory: ['16 GB DDR4', '8GB'] })
})

test('a label that all typed is kept', () => {
  assert.deepEqual(rowsOf(['RAM: 16 GB'], ['ram: 8 GB']), { RAM: ['16 GB', '8 GB'] })
})

test('a row of several kinds has the label of most of its lines', () => {
  const rows = rowsOf(['Display: 14-inch IPS'], ['Display: 15.6-inch'], ['Resolution: Full HD'])
  assert.deepEqual(rows, { Display: ['14-inch IPS', '15.6-inch', 'Full HD'] })
})

test('a line that says several things is taken apart', () => {
  const rows = rowsOf(
    ['Storage: 1 TB SSD', 'Display: 15.6-inch Full HD'],
    ['512GB NVMe SSD, 14" FHD'],
  )
  assert.deepEqual(rows, {
    Storage: ['1 TB SSD', '512 GB'],
    'Screen size': ['15.6-inch Full HD', '14 inches, Full HD'],
  })
})

test('lines that are not understood stand beside those of the same label', () => {
  const rows = rowsOf(['Ports: 2 × USB', 'Backlit keyboard'], ['PORTS: HDMI'], [])
  assert.deepEqual(rows, { Ports: ['2 × USB', 'HDMI', ''], Also: ['Backlit keyboard', '', ''] })
})

test('a line that is not understood stands in the row of those that are understood under its label', () => {
  const rows = rowsOf(['Processor: thirteenth generation'], ['Processor: AMD Ryzen 7 8840U'])
  assert.deepEqual(rows, { Processor: ['thirteenth generation', 'AMD Ryzen 7 8840U'] })
})

test('several lines of one product about one thing share its cell', () => {
  assert.deepEqual(rowsOf(['Ports: HDMI', 'Ports: 2 × USB']), { Ports: ['HDMI; 2 × USB'] })
})

test('numbers have an amount by which rows are sorted', () => {
  const [row] = alignSpecifications([
    { category: 'Laptops', specs: ['Storage: 1 TB SSD'] },
    { category: 'Laptops', specs: ['Storage: 512 GB SSD'] },
    { category: 'Laptops', specs: [] },
  ])
  assert.deepEqual(
    row?.cells.map(({ amount }) => amount),
    [1024, 512, undefined],
  )
})
