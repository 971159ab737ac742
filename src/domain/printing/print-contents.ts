import type { TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import { body, hairline, muted, printFoot } from './print-style.ts'
import type { CatalogueTask, PrintedGroup, PrintedProduct } from './print-task.ts'

/** The page of everything, from 1. */
type PageOf = (name: PrintedGroup | PrintedProduct) => number

type Row = { text: string; to: PrintedGroup | PrintedProduct; isGroup: boolean }

const rowHeight = 15.5
const headHeight = 44
const rowsOnFirst = Math.floor((body.bottom - body.top - headHeight) / rowHeight)
const rowsOnOther = Math.floor((body.bottom - body.top) / rowHeight)

export function contentsPages({ groups }: CatalogueTask) {
  const rows = rowsOf(groups).length
  return rows <= rowsOnFirst ? 1 : 1 + Math.ceil((rows - rowsOnFirst) / rowsOnOther)
}

type Contents = { task: CatalogueTask; pageOf: PageOf; pages: number }

/** Every group and product with its page, each a link to it. */
export function printContents(pdf: TaggedPdf, { task, pageOf, pages }: Contents) {
  const rows = rowsOf(task.groups)
  const parts = [rows.slice(0, rowsOnFirst)]
  for (let at = rowsOnFirst; at < rows.length; at += rowsOnOther) {
    parts.push(rows.slice(at, at + rowsOnOther))
  }
  for (const [index, part] of parts.entries()) {
    pdf.addPage()
    if (index === 0) pdf.outline('Contents')
    let y: number = body.top
    if (index === 0) {
      const place = { x: body.x, y, width: body.width }
      pdf.text('Contents', place, { size: 22, isBold: true, tag: 'H2' })
      y += headHeight
    }
    pdf.within('TOC', () => {
      for (const row of part) {
        pdf.within('TOCI', () => printRow(pdf, row, { y, page: pageOf(row.to) }))
        y += rowHeight
      }
    })
    printFoot(pdf, task.company, { page: 2 + index, pages })
  }
}

function rowsOf(groups: PrintedGroup[]): Row[] {
  return groups.flatMap((group) => [
    { text: group.name, to: group, isGroup: true },
    ...group.products.map((product) => ({ text: product.name, to: product, isGroup: false })),
  ])
}

function printRow(
  pdf: TaggedPdf,
  { text, to, isGroup }: Row,
  { y, page }: { y: number; page: number },
) {
  const indent = isGroup ? 0 : 12
  const style = { size: 9.5, isBold: isGroup, lines: 1, link: `#${placeName(to)}`, tag: 'Span' }
  pdf.text(text, { x: body.x + indent, y, width: body.width - indent - 44 }, style)
  const number = { x: body.x + body.width - 40, y, width: 40 }
  pdf.text(String(page), number, { size: 9.5, align: 'right', colour: muted, tag: 'Span' })
  pdf.asArtifact(() => pdf.rule({ x: body.x, y: y + 14, width: body.width }, hairline, 0.3))
}

/** What links within the document lead to. */
export function placeName(entry: PrintedGroup | PrintedProduct) {
  return 'id' in entry ? `product-${entry.id}` : `group-${entry.name}`
}
