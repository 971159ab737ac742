import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostColumns, sharedSpecifications } from './shared-specifications.ts'

function columnsOf(...products: string[][]) {
  const rows = sharedSpecifications(products.map((specs) => ({ category: 'Laptops', specs })))
  return rows.map(({ label }) => label)
}

test('a specification that half of the products have is a column', () => {
  assert.deepEqual(columnsOf(['RAM: 16 GB'], ['Colour: Black']), ['RAM', 'Colour'])
  assert.deepEqual(columnsOf(['RAM: 16 GB'], ['RAM: 8 GB'], ['Colour: Black']), ['RAM'])
  assert.deepEqual(columnsOf(['RAM: 16 GB'], [], []), [])
})

test('columns are in the order in which the products name them, whatever one of them names first', () => {
  const usual = ['Processor: Intel Core i5', 'RAM: 16 GB', 'Display: 14-inch']
  const other = ['Display: 15-inch', 'Processor: AMD Ryzen 5', 'RAM: 8 GB']
  assert.deepEqual(columnsOf(other, usual, usual, usual), ['Processor', 'RAM', 'Display'])
})

test('a specification that fewer products have stands where these name it', () => {
  const columns = columnsOf(['RAM: 16 GB', 'Ports: HDMI', 'Weight: 1 kg'], ['RAM: 8 GB'])
  assert.deepEqual(columns, ['RAM', 'Ports', 'Weight'])
})

test('lines without a label that nobody understands are no column', () => {
  assert.deepEqual(columnsOf(['Backlit keyboard'], ['Silver lid']), [])
})

test('a table has no more columns than a screen has room for', () => {
  const specs = Array.from({ length: mostColumns + 2 }, (_, i) => `Feature ${'abcdefghij'[i]}: yes`)
  assert.equal(columnsOf(specs).length, mostColumns)
})

test('a list without products shows no columns of specifications', () => {
  assert.deepEqual(columnsOf(), [])
})
