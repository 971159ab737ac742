import { sheet } from '#platform/pdf/tagged-pdf.ts'
import type { Place, TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import type { PrintedCompany } from './print-task.ts'

export const muted = '#5f584f'
export const hairline = '#d9d2c7'
export const paper = '#f6f1e9'

/** The lines of text of a page, between the head and the foot. */
export const body = {
  x: sheet.margin,
  top: 48,
  bottom: sheet.high - 62,
  width: sheet.wide - 2 * sheet.margin,
} as const

/** Where a page begins that goes on with a product, below its name. */
export const continuedTop = body.top + 22

/** A screen reader passes it by: it has read the name. */
export function printContinued(pdf: TaggedPdf, name: string) {
  pdf.asArtifact(() => {
    const place: Place = { x: body.x, y: body.top, width: body.width }
    pdf.plainText(name, place, { size: 8.5, isBold: true, colour: muted, lines: 1 })
  })
}

type PageNumber = { page: number; pages: number }

/** At the foot of each page but the cover. A screen reader passes it by. */
export function printFoot(pdf: TaggedPdf, company: PrintedCompany, { page, pages }: PageNumber) {
  const y = sheet.high - 44
  const line: Place = { x: body.x, y, width: body.width - 90 }
  const contact = [company.name, company.phone, company.email].filter((text) => text !== '')
  pdf.asArtifact(() => {
    pdf.rule({ ...line, y: y - 8, width: body.width }, hairline)
    pdf.plainText(contact.join('   ·   '), line, { size: 8, colour: muted, lines: 1 })
    pdf.plainText(
      `Page ${page} of ${pages}`,
      { x: body.x + body.width - 90, y, width: 90 },
      { size: 8, isBold: true, align: 'right' },
    )
  })
}
