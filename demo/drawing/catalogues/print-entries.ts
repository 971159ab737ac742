import { priceText } from '#contract/products/price-text.ts'
import { hairline, tamarind } from '../pictures/drawing/colour.ts'
import {
  entriesOnPage,
  pageOfEntry,
  sheetOf,
  type Catalogue,
  type CatalogueEntry,
} from './printed-catalogue.ts'
import { printFooter } from './print-footer.ts'
import { muted, print, rule, type Print } from './print-text.ts'

const { wide, margin } = sheetOf
const top = 40
const tall = 188
const picture = { wide: 204, high: 153 } as const
const text = {
  left: margin + picture.wide + 24,
  wide: wide - 2 * margin - picture.wide - 24,
} as const
const specLines = 8

export function printEntries(document: Print, { category, entries }: Catalogue) {
  for (const [at, entry] of entries.entries()) {
    if (at % entriesOnPage === 0) {
      document.addPage()
      printFooter(document, category, pageOfEntry(at))
    }
    printEntry(document, entry, top + (at % entriesOnPage) * tall)
    if (at % entriesOnPage > 0)
      rule(document, [margin, top + (at % entriesOnPage) * tall - 12], wide - 2 * margin)
  }
}

function printEntry(document: Print, { form, picture }: CatalogueEntry, y: number) {
  document.addNamedDestination(form.modelNo, 'XYZ', 0, y - 20, null)
  printPicture(document, picture, y)
  const { left, wide } = text
  print(document, form.brand.toUpperCase(), [left, y + 2], {
    size: 8,
    font: 'bold',
    colour: tamarind,
    spacing: 0.2,
  })
  print(document, form.modelNo, [left, y + 2], {
    size: 8.5,
    colour: muted,
    width: wide,
    align: 'right',
  })
  const name = print(document, form.name, [left, y + 16], {
    size: 13,
    font: 'bold',
    width: wide,
    lines: 3,
  })
  const price = y + 16 + name + 3
  print(document, priceText(form.price), [left, price], {
    size: 15,
    font: 'bold',
    colour: tamarind,
  })
  print(document, form.warranty, [left, price + 4], {
    size: 8.5,
    colour: muted,
    width: wide,
    align: 'right',
  })
  printSpecs(document, form.specs, [price + 23, y + tall - 16])
}

function printPicture(document: Print, image: CatalogueEntry['picture'], y: number) {
  if (image) {
    document.image(image, margin, y + 4, { width: picture.wide })
    return
  }
  document
    .rect(margin, y + 4, picture.wide, picture.high)
    .lineWidth(0.6)
    .strokeColor(hairline)
    .stroke()
  print(document, 'Image on request', [margin + 64, y + 4 + picture.high / 2 - 6], {
    size: 9,
    colour: muted,
  })
}

/** Label and value in two columns, as many lines as there is room for. */
function printSpecs(document: Print, specs: string[], [from, to]: readonly [number, number]) {
  let y = from
  for (const spec of specs.slice(0, specLines)) {
    const colon = spec.indexOf(':')
    if (y + 16 > to) return
    rule(document, [text.left, y], text.wide)
    print(document, spec.slice(0, colon), [text.left, y + 4], {
      size: 8.5,
      colour: muted,
      width: 82,
      lines: 2,
    })
    const high = print(document, spec.slice(colon + 1).trim(), [text.left + 88, y + 4], {
      size: 8.5,
      width: text.wide - 88,
      lines: 2,
    })
    y += high + 6
  }
}
