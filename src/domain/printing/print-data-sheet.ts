import type { NeedFile } from '#platform/pdf/serve-prints.ts'
import { lineHeight, TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import { placedSpecs, sheetHeading } from './placed-specs.ts'
import type { SheetPart } from './placed-specs.ts'
import { body, continuedTop, muted, printContinued, printFoot } from './print-style.ts'
import type { DataSheetTask } from './print-task.ts'
import { printedPicture } from './printed-picture.ts'

const picture = { width: 200, height: 160, pixels: 800 } as const
const gap = 20
const partGap = 16
/** A long name in smaller letters, so that it leaves room beside the picture. */
const nameSizes = [18, 15, 12.5]
const mostNameLines = 4

/** Everything about one product: on one page where there is room, else on as many as it needs. */
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
  const below = printHead(pdf, task, jpeg)
  const specs = placedSpecs(pdf, product.specs, below)
  const { page = 0, end = below - partGap } = specs.at(-1) ?? {}
  const parts = [...specs, ...placedDescription(pdf, task, { page, y: end + partGap })]
  const pages = 1 + (parts.at(-1)?.page ?? 0)
  for (let page = 0; page < pages; page++) {
    if (page > 0) {
      pdf.addPage()
      printContinued(pdf, product.name)
    }
    for (const part of parts.filter((one) => one.page === page)) part.draw()
    printFoot(pdf, company, { page: page + 1, pages })
  }
  return pdf.end()
}

/** Gives where the rest begins. */
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
    [maker.join('   ·   '), { size: 9, isBold: true, colour: company.colour }],
    [product.name, { size: nameSize(pdf, product.name, width), isBold: true, tag: 'H1' }],
    [priced, { size: 15, isBold: true, colour: company.colour, lines: 2 }],
    [amounts.join(' '), { size: 10, colour: muted, lines: 1 }],
    [facts.join('   ·   '), { size: 9.5, colour: muted }],
    [`Price and stock as of ${task.dayText}`, { size: 8.5, colour: muted }],
    [product.address, { size: 8.5, colour: muted, lines: 2, link: product.address }],
  ] as const) {
    const height = pdf.text(text, { x, y, width }, style)
    y += height === 0 ? 0 : height + 5
  }
  return Math.max(y, jpeg ? body.top + picture.height : 0) + 14
}

function nameSize(pdf: TaggedPdf, name: string, width: number) {
  const fits = (size: number) =>
    pdf.lines(name, width, { size, isBold: true }).length <= mostNameLines
  return nameSizes.find(fits) ?? Math.min(...nameSizes)
}

const description = { size: 9 } as const
const headingGap = 4
const fewestLines = 2

function placedDescription(
  pdf: TaggedPdf,
  task: DataSheetTask,
  from: { page: number; y: number },
): SheetPart[] {
  const { x, width } = body
  const headingHeight = sheetHeading.size * lineHeight + headingGap
  const parts: SheetPart[] = []
  let left = task.description
  let { page, y } = from
  while (left.trim() !== '') {
    const heading = parts.length === 0 ? headingHeight : 0
    const room = Math.floor((body.bottom - y - heading) / (description.size * lineHeight))
    const [shown, rest] =
      room < fewestLines ? ['', left] : pdf.split(left, width, description, room)
    const top = y
    const draw = () => {
      if (heading > 0) pdf.text('Description', { x, y: top, width }, sheetHeading)
      pdf.text(shown, { x, y: top + heading, width }, description)
    }
    if (shown !== '') parts.push({ page, end: body.bottom, draw })
    left = rest
    page++
    y = continuedTop
  }
  return parts
}
