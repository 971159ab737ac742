import type { NeedFile } from '#platform/pdf/serve-prints.ts'
import { TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import { body, hairline, muted, printFoot } from './print-style.ts'
import type { DataSheetTask } from './print-task.ts'
import { printedPicture } from './printed-picture.ts'

const picture = { width: 200, height: 160, pixels: 800 } as const
const gap = 20
const columnGap = 18
const columnWidth = (body.width - columnGap) / 2
const column = { label: 92, value: columnWidth - 100 } as const

/** Small enough for many lines, large enough to be read on paper. */
const sizes = [9, 8, 7.2]

/** Everything about one product on one page. */
export async function printDataSheet(task: DataSheetTask, need: NeedFile): Promise<Buffer> {
  const { product, company } = task
  const pdf = new TaggedPdf({
    title: `${product.name}: ${company.name}`,
    author: company.legalName,
    date: new Date(`${task.day}T00:00:00Z`),
    language: 'en-IN',
  })
  const jpeg = await printedPicture(product.picture, picture.pixels, need)
  pdf.addPage()
  pdf.name('top', body.top)
  pdf.outline(product.name)
  printHead(pdf, task, jpeg)
  printFoot(pdf, company, { page: 1, pages: 1 })
  return pdf.end()
}

function printHead(pdf: TaggedPdf, task: DataSheetTask, jpeg: Buffer | undefined) {
  const { product, company, category } = task
  const x = jpeg ? body.x + picture.width + gap : body.x
  const width = body.x + body.width - x
  if (jpeg) {
    const frame = { x: body.x, y: body.top, width: picture.width, height: picture.height }
    pdf.picture(jpeg, frame, product.name)
  }
  const maker = [category, product.brand, product.modelNo, product.hsn].filter(
    (part) => part !== '',
  )
  const warranty = product.warranty === '' ? '' : `Warranty: ${product.warranty}`
  const facts = [product.stock, warranty, product.gst].filter((part) => part !== '')
  const [note = '', ...amounts] = product.priceTerms
  const priced = `${product.price} ${note}`.trim()
  let y: number = body.top
  for (const [text, style] of [
    [maker.join('   ·   '), { size: 9, isBold: true, colour: company.colour, lines: 2 }],
    [product.name, { size: 18, isBold: true, lines: 4, tag: 'H1' }],
    [priced, { size: 15, isBold: true, colour: company.colour, lines: 2 }],
    [amounts.join(' '), { size: 10, colour: muted, lines: 1 }],
    [facts.join('   ·   '), { size: 9.5, colour: muted, lines: 3 }],
    [`Price and stock as of ${task.dayText}`, { size: 8.5, colour: muted }],
    [product.address, { size: 8.5, colour: muted, lines: 2, link: product.address }],
  ] as const) {
    const height = pdf.text(text, { x, y, width }, style)
    y += height === 0 ? 0 : height + 5
  }
  const below = Math.max(y, jpeg ? body.top + picture.height : 0) + 14
  printDescription(pdf, task, printSpecs(pdf, task, below))
}

/** In two columns, in the largest letters with which all lines fit. Gives where they end. */
function printSpecs(pdf: TaggedPdf, { product }: DataSheetTask, top: number) {
  const { specs, address } = product
  if (specs.length === 0) return top
  const heading = { size: 12, isBold: true, tag: 'H2' }
  const start =
    top + pdf.text('Specification', { x: body.x, y: top, width: body.width }, heading) + 6
  const rows = specs.map(rowOf)
  const size = sizes.find((one) => fitting(pdf, rows, { start, size: one }) === rows.length)
  const used = size ?? Math.min(...sizes)
  const count = fitting(pdf, rows, { start, size: used })
  const shown = rows.slice(0, count)
  const left = count < rows.length ? `${rows.length - count} more lines: ${address}` : ''
  const heights = shown.map((row) => rowHeight(pdf, row, used))
  const half = halfOf(heights)
  let end = start
  pdf.within('Table', () => {
    let y = start
    for (const [index, row] of shown.entries()) {
      if (index === half) y = start
      const x = index < half ? body.x : body.x + columnWidth + columnGap
      drawRow(pdf, row, { x, y, size: used })
      y += heights[index] ?? 0
      end = Math.max(end, y)
    }
  })
  const note = { x: body.x, y: end + 4, width: body.width }
  end += pdf.text(left, note, { size: 8.5, colour: muted, lines: 2, link: address })
  return end + 16
}

type Row = { label: string; value: string }

function rowOf(spec: string): Row {
  const colon = spec.indexOf(':')
  if (colon < 1 || colon > 60) return { label: '', value: spec }
  return { label: spec.slice(0, colon).trim(), value: spec.slice(colon + 1).trim() }
}

function rowHeight(pdf: TaggedPdf, { label, value }: Row, size: number) {
  const width = label === '' ? columnWidth : column.value
  const heights = [
    pdf.heightOf(value, width, { size, lines: 3 }),
    pdf.heightOf(label, column.label, { size, lines: 3 }),
  ]
  return Math.max(...heights) + 5
}

/** How many rows have a place in two columns of equal height. */
function fitting(pdf: TaggedPdf, rows: Row[], { start, size }: { start: number; size: number }) {
  const room = body.bottom - start - 18
  const heights = rows.map((row) => rowHeight(pdf, row, size))
  let count = rows.length
  while (count > 0) {
    const used = heights.slice(0, count)
    const half = halfOf(used)
    if (Math.max(sumOf(used.slice(0, half)), sumOf(used.slice(half))) <= room) return count
    count--
  }
  return 0
}

function halfOf(heights: number[]) {
  const total = sumOf(heights)
  let sum = 0
  for (const [index, height] of heights.entries()) {
    sum += height
    if (sum >= total / 2) return index + 1
  }
  return heights.length
}

function sumOf(heights: number[]) {
  return heights.reduce((sum, height) => sum + height, 0)
}

type RowPlace = { x: number; y: number; size: number }

function drawRow(pdf: TaggedPdf, { label, value }: Row, { x, y, size }: RowPlace) {
  pdf.asArtifact(() => pdf.rule({ x, y, width: columnWidth }, hairline, 0.4))
  const at = y + 2
  pdf.within('TR', () => {
    if (label !== '') {
      const place = { x, y: at, width: column.label }
      pdf.text(label, place, { size, colour: muted, lines: 3, tag: 'TH', scope: 'Row' })
    }
    const wide = label === '' ? columnWidth : column.value
    const place = { x: label === '' ? x : x + columnWidth - column.value, y: at, width: wide }
    pdf.text(value, place, { size, lines: 3, tag: 'TD' })
  })
}

/** As much of it as there is room for. */
function printDescription(pdf: TaggedPdf, { description }: DataSheetTask, top: number) {
  const heading = { size: 12, isBold: true, tag: 'H2' }
  const room = body.bottom - top - 24
  const lines = Math.floor(room / (9 * 1.36))
  if (description.trim() === '' || lines < 2) return
  const y = top + pdf.text('Description', { x: body.x, y: top, width: body.width }, heading) + 4
  pdf.text(description, { x: body.x, y, width: body.width }, { size: 9, lines })
}
