import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedGoods, printedTask } from '#tests/fixtures/printed-goods.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { printComparison } from './print-comparison.ts'
import type { ComparisonTask, PrintedProduct } from './print-task.ts'

const noFile = async () => undefined

type Rows = ComparisonTask['rows']

async function read(products: PrintedProduct[], rows: Rows) {
  const { groups: _, ...head } = printedTask(products)
  const task = { ...head, title: 'Laptops compared', kind: 'comparison', products, rows } as const
  return readPdf(await printComparison(task, noFile))
}

const flat = (pages: string[]) => pages.join('\n').replaceAll(/\s+/g, ' ')

test('a comparison of four products prints long values to their end', async () => {
  const words = (name: string) => `${'USB-C with Power Delivery, '.repeat(16)}${name}.`
  const values = ['first', 'second', 'third', 'fourth'].map(words)
  const { pages, tags, title } = await read(printedGoods(4), [{ label: 'Ports', values }])
  assert.equal(pages.length, 1)
  for (const word of ['first.', 'second.', 'third.', 'fourth.', 'Kaveri TravelBook 4']) {
    assert.ok(flat(pages).includes(word), word)
  }
  assert.doesNotMatch(flat(pages), /…/)
  assert.equal(title, 'Laptops compared: Tamarind IT Solutions')
  for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD']) assert.ok(tags.includes(tag), tag)
})

test('a comparison of many rows names its products on each numbered page', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => ({
    label: `Label ${i}`,
    values: [`One ${i}.`, `Other ${i}.`],
  }))
  const { pages } = await read(printedGoods(2), rows)
  assert.ok(pages.length > 1)
  for (const [index, page] of pages.entries()) {
    assert.ok(page.includes('Kaveri TravelBook 1'))
    assert.ok(page.includes(`Page ${index + 1} of ${pages.length}`))
  }
  for (let i = 0; i < 120; i++) assert.ok(flat(pages).includes(`Other ${i}.`), String(i))
})

test('a value that is longer than a page goes on upon the next one', async () => {
  const value = `${'one of many ports, '.repeat(400)}the last.`
  const { pages } = await read(printedGoods(2), [{ label: 'Also', values: [value, '–'] }])
  assert.ok(pages.length > 1)
  assert.match(flat(pages), /the last\./)
  assert.equal(flat(pages).split('ports,').length, 401)
})

test('products without specifications, with hostile names, are compared', async () => {
  const products = printedGoods(2).map((one) => ({ ...one, name: 'x'.repeat(200), stock: '' }))
  const { pages } = await read(products, [])
  assert.equal(pages.length, 1)
})
