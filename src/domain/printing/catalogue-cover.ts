import { productsText } from '#contract/count-text.ts'
import { sheet } from '#platform/pdf/tagged-pdf.ts'
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import { body, hairline, muted, paper } from './print-style.ts'
import type { CatalogueTask, PrintedCompany } from './print-task.ts'

const headHeight = 330

export function printCover(pdf: TaggedPdf, task: CatalogueTask) {
  const { company, title, choice, customer } = task
  const { x, width } = body
  pdf.addPage()
  pdf.asArtifact(() => {
    pdf.area({ x: 0, y: 0, width: sheet.wide, height: headHeight }, paper)
    pdf.area({ x: 0, y: 0, width: 10, height: sheet.high }, company.colour)
  })
  const name = pdf.text(company.name, { x, y: 52, width }, { size: 16, isBold: true, lines: 2 })
  pdf.text(company.tagline, { x, y: 54 + name, width }, { size: 10, colour: muted, lines: 2 })
  const titled = { size: title.length > 24 ? 30 : 44, isBold: true, lines: 3 }
  const top = headHeight - 36 - pdf.heightOf(title, width, titled)
  pdf.text(title, { x, y: top, width }, { ...titled, tag: 'H1' })
  let y = headHeight + 28
  for (const [text, style] of [
    [choice, { size: 11, colour: muted, lines: 4 }],
    [customer && `Prepared for ${customer}`, { size: 15, isBold: true, lines: 3 }],
    [countText(task), { size: 11, isBold: true }],
    [task.priceTerms, { size: 10, colour: muted, lines: 3 }],
    [`As of ${task.dayText}`, { size: 10, colour: muted }],
  ] as const) {
    const height = pdf.text(text, { x, y, width }, style)
    y += height === 0 ? 0 : height + 8
  }
  printContact(pdf, company)
}

function countText({ groups, leftOut }: CatalogueTask) {
  const count = groups.reduce((sum, { products }) => sum + products.length, 0)
  return leftOut === 0
    ? productsText(count)
    : `The first ${productsText(count)}; ${leftOut} more are on our site`
}

/** At the foot of the cover: everything by which the company is reached. */
function printContact(pdf: TaggedPdf, company: PrintedCompany) {
  const { legalName, address, gstin, phone, email, website } = company
  const { x, width } = body
  const rows: [string, string, string?][] = [
    ['Phone', phone, `tel:${phone.replaceAll(/[^\d+]/g, '')}`],
    ['E-mail', email, `mailto:${email}`],
    ['Website', website, website],
    ['Address', address.join(', ')],
    ['GSTIN', gstin],
  ]
  const shown = rows.filter(([, text]) => text !== '')
  const valueWidth = width - 76
  const heights = shown.map(
    ([, text]) => pdf.heightOf(text, valueWidth, { size: 10, lines: 3 }) + 4,
  )
  const height = heights.reduce((sum, one) => sum + one, 0)
  let y = sheet.high - 52 - height - 26
  pdf.asArtifact(() => pdf.rule({ x, y: y - 10, width }, hairline))
  y += pdf.text(legalName, { x, y, width }, { size: 12, isBold: true, lines: 1 }) + 6
  for (const [index, [label, text, link]] of shown.entries()) {
    pdf.text(label, { x, y, width: 70 }, { size: 10, colour: muted })
    const style = { size: 10, lines: 3, ...(link === undefined ? {} : { link }) }
    pdf.text(text, { x: x + 76, y, width: valueWidth }, style)
    y += heights[index] ?? 0
  }
}
