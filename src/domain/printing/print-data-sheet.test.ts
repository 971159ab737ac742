import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedGoods, printedTask } from '#tests/fixtures/printed-goods.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { printDataSheet } from './print-data-sheet.ts'
import type { DataSheetTask, PrintedProduct } from './print-task.ts'

const noFile = async () => undefined

function sheetOf(product: Partial<PrintedProduct>, description = ''): DataSheetTask {
  const [good] = printedGoods(1)
  assert(good)
  const { groups: _, ...head } = printedTask([good])
  return {
    ...head,
    kind: 'data-sheet',
    category: 'Laptops',
    description,
    product: { ...good, ...product },
  }
}

async function read(task: DataSheetTask) {
  return readPdf(await printDataSheet(task, noFile))
}

/** As one line: where the lines of the page end is no part of the text. */
const flat = (pages: string[]) => pages.join('\n').replaceAll(/\s+/g, ' ')

const ports =
  'Ports: 2 × USB-C with USB4, Power Delivery and DisplayPort, 2 × USB-A 3.2 Gen 1, HDMI 2.1, RJ-45 Gigabit Ethernet, 3.5 mm headset socket, SD card reader, Kensington lock slot, optional nano-SIM slot'

test('a data sheet prints long specification lines to their end', async () => {
  const { pages } = await read(sheetOf({ specs: ['Memory: 16 GB', ports] }))
  assert.equal(pages.length, 1)
  assert.ok(flat(pages).includes(ports.replace('Ports: ', '')))
  assert.doesNotMatch(flat(pages), /…/)
})

test('a data sheet of many long lines has all of them, over several numbered pages', async () => {
  const specs = Array.from(
    { length: 100 },
    (_, i) => `Label ${i}: ${'many words '.repeat(44)}end ${i}.`,
  )
  const { pages } = await read(sheetOf({ specs }))
  assert.ok(pages.length > 3)
  for (let i = 0; i < 100; i++) assert.match(flat(pages), new RegExp(`end ${i}\\.`))
  for (const [index, page] of pages.entries()) {
    assert.ok(page.includes(`Page ${index + 1} of ${pages.length}`))
    assert.ok(page.includes('Kaveri TravelBook 1'))
  }
})

test('a data sheet prints a long description to its end', async () => {
  const { pages } = await read(
    sheetOf({}, `${'A laptop for people who travel. '.repeat(400)}The end.`),
  )
  assert.ok(pages.length > 1)
  assert.match(flat(pages), /The end\./)
})

test('a data sheet prints a long name whole', async () => {
  const name = `Kaveri Multifunction-Document-Scanner ${'with Extended Warranty '.repeat(6)}Pack 2026`
  const { pages } = await read(sheetOf({ name }))
  assert.match(pages[0] ?? '', /Document-\s?Scanner/)
  assert.match(pages[0] ?? '', /Pack 2026/)
})

test('a data sheet without specifications and description is one page', async () => {
  const { pages, tags } = await read(sheetOf({ specs: [] }))
  assert.equal(pages.length, 1)
  assert.ok(!tags.includes('Table'))
})

test('a data sheet of hostile lines is printed', async () => {
  const specs = [
    'x'.repeat(500),
    `${'y'.repeat(90)}: ${'-/'.repeat(250)}`,
    '',
    ':',
    'A: ',
    'W'.repeat(20_000),
  ]
  const { pages } = await read(sheetOf({ specs, name: 'M'.repeat(200) }, '😀\u0000'))
  assert.ok(pages.length > 1)
})
