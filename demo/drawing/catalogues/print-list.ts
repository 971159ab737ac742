import { priceText } from '#contract/products/price-text.ts'
import { tamarind } from '../pictures/drawing/colour.ts'
import { pageOfEntry, sheetOf, type Catalogue } from './printed-catalogue.ts'
import { printFooter } from './print-footer.ts'
import { muted, print, rule, type Print } from './print-text.ts'

const { wide, margin } = sheetOf
const columns = {
  model: margin,
  name: margin + 96,
  price: wide - margin - 132,
  page: wide - margin - 30,
} as const
const row = 33

/** What is in it: model, name, price and page. */
export function printList(document: Print, { category, entries }: Catalogue) {
  document.addPage()
  print(document, 'In this catalogue', [margin, 48], { size: 24, font: 'bold', spacing: -0.4 })
  const head = { size: 8.5, colour: muted }
  print(document, 'Model', [columns.model, 98], head)
  print(document, 'Product', [columns.name, 98], head)
  print(document, 'Price', [columns.price, 98], { ...head, width: 92, align: 'right' })
  print(document, 'Page', [columns.page, 98], { ...head, width: 30, align: 'right' })
  rule(document, [margin, 114], wide - 2 * margin, tamarind)
  for (const [at, { form }] of entries.entries()) {
    const y = 114 + at * row
    print(document, form.modelNo, [columns.model, y + 10], {
      size: 9,
      colour: muted,
      width: 92,
      lines: 1,
    })
    print(document, form.name, [columns.name, y + 9], {
      size: 10,
      font: 'bold',
      width: columns.price - columns.name - 6,
      lines: 1,
    })
    print(document, priceText(form.price), [columns.price, y + 9], {
      size: 10,
      width: 92,
      align: 'right',
    })
    print(document, String(pageOfEntry(at)), [columns.page, y + 9], {
      size: 10,
      width: 30,
      align: 'right',
    })
    document.goTo(margin, y, wide - 2 * margin, row, form.modelNo)
    rule(document, [margin, y + row], wide - 2 * margin)
  }
  printFooter(document, category, 2)
}
