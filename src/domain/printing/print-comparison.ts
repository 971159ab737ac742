import type { NeedFile } from '#platform/pdf/serve-prints.ts'
import { TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import type { DrawnStyle } from '#platform/pdf/tagged-pdf.ts'
import { body, muted, printFoot } from './print-style.ts'
import type { ComparisonTask, PrintedProduct } from './print-task.ts'
import { printedPicture } from './printed-picture.ts'
import { cellGap, drawRow, rowGrid, rowHeight, splitRow } from './spec-rows.ts'
import type { RowGrid, SpecRow } from './spec-rows.ts'

const labelWidth = 84
const picture = { width: 126, height: 84, gap: 8, pixels: 400 } as const
const headGap = 8

/** The products beside each other, with all their specifications, on as many pages as these need. */
export async function printComparison(task: ComparisonTask, need: NeedFile): Promise<Buffer> {
  const { title, company, products } = task
  const pdf = new TaggedPdf({
    title: `${title}: ${company.name}`,
    author: company.legalName,
    date: new Date(`${task.day}T00:00:00Z`),
    language: 'en-IN',
  })
  const jpegs = await Promise.all(
    products.map((product) => printedPicture(product.picture, picture.pixels, need)),
  )
  pdf.addPage()
  pdf.name('top', body.top)
  pdf.outline(title)
  const grid = { ...rowGrid(body.width, labelWidth, products.length), size: 8 }
  const heads = { first: firstHead(task, jpegs), next: products.map(nextHead) }
  const top = printTitle(pdf, task)
  const pages = pagesOf(pdf, task.rows, { grid, heads, top })
  for (const [index, rows] of pages.entries()) {
    if (index > 0) pdf.addPage()
    const head = index === 0 ? heads.first : heads.next
    pdf.within('Table', () => drawTable(pdf, rows, { y: index === 0 ? top : body.top, grid, head }))
    printFoot(pdf, company, { page: index + 1, pages: pages.length })
  }
  return pdf.end()
}

/** Gives where the table begins. */
function printTitle(pdf: TaggedPdf, { title, company, dayText, priceTerms }: ComparisonTask) {
  const { x, width } = body
  let y: number = body.top
  for (const [text, style] of [
    [company.name, { size: 9, isBold: true, colour: company.colour }],
    [title, { size: 18, isBold: true, tag: 'H1' }],
    [`Price and stock as of ${dayText}. ${priceTerms}`, { size: 8.5, colour: muted }],
  ] as const) {
    y += pdf.text(text, { x, y, width }, style) + 4
  }
  return y + 12
}

type Head = { jpeg?: Buffer | undefined; alt: string; parts: { text: string; style: DrawnStyle }[] }

function firstHead({ products, company }: ComparisonTask, jpegs: (Buffer | undefined)[]): Head[] {
  return products.map((product, index) => {
    const { name, price, priceTerms, stock, gst, address } = product
    const facts = [stock, gst].filter((fact) => fact !== '').join('   ·   ')
    const parts = [
      { text: name, style: { size: 9.5, isBold: true, link: address } },
      { text: price, style: { size: 11, isBold: true, colour: company.colour } },
      ...priceTerms.map((text) => ({ text, style: { size: 7.5, colour: muted } })),
      { text: facts, style: { size: 8, colour: muted } },
    ]
    return { jpeg: jpegs[index], alt: name, parts }
  })
}

/** Of a page that goes on with the table. */
function nextHead({ name }: PrintedProduct): Head {
  return { alt: name, parts: [{ text: name, style: { size: 8, isBold: true } }] }
}

function headHeight(pdf: TaggedPdf, heads: Head[], { value }: RowGrid) {
  const pictured = heads.some(({ jpeg }) => jpeg) ? picture.height + picture.gap : 0
  const heights = heads.map(({ parts }) =>
    sumOf(parts.map(({ text, style }) => pdf.heightOf(text, value, style))),
  )
  return pictured + Math.max(...heights) + headGap
}

type Layout = { grid: RowGrid; heads: { first: Head[]; next: Head[] }; top: number }

/** The rows of each page. The first has a head even without rows. */
function pagesOf(pdf: TaggedPdf, rows: SpecRow[], { grid, heads, top }: Layout): SpecRow[][] {
  let page: SpecRow[] = []
  const pages = [page]
  let y = top + headHeight(pdf, heads.first, grid)
  for (const row of rows.flatMap((one) => splitRow(pdf, one, grid))) {
    const height = rowHeight(pdf, row, grid)
    if (y + height > body.bottom) {
      page = []
      pages.push(page)
      y = body.top + headHeight(pdf, heads.next, grid)
    }
    page.push(row)
    y += height
  }
  return pages
}

type TablePlace = { y: number; grid: RowGrid; head: Head[] }

function drawTable(pdf: TaggedPdf, rows: SpecRow[], { y: top, grid, head }: TablePlace) {
  const hasPictures = head.some(({ jpeg }) => jpeg)
  pdf.within('TR', () => {
    pdf.within('TD', () => {})
    for (const [index, one] of head.entries()) {
      const x = body.x + labelWidth + cellGap + index * (grid.value + cellGap)
      const place = { x, y: top, width: grid.value }
      pdf.within('TH', () => drawHead(pdf, one, { ...place, hasPictures }), { scope: 'Column' })
    }
  })
  let y = top + headHeight(pdf, head, grid)
  for (const row of rows) {
    drawRow(pdf, row, { x: body.x, y, grid })
    y += rowHeight(pdf, row, grid)
  }
}

type HeadPlace = { x: number; y: number; width: number; hasPictures: boolean }

function drawHead(pdf: TaggedPdf, { jpeg, alt, parts }: Head, place: HeadPlace) {
  const { x, width, hasPictures } = place
  const frame = { x, y: place.y, width: Math.min(width, picture.width), height: picture.height }
  if (jpeg) pdf.picture(jpeg, frame, alt)
  let y = place.y + (hasPictures ? picture.height + picture.gap : 0)
  for (const { text, style } of parts) y += pdf.text(text, { x, y, width }, style)
}

function sumOf(heights: number[]) {
  return heights.reduce((sum, height) => sum + height, 0)
}
