import { siteProfile } from './printed-company.ts'
import { ink, paper, tamarind } from '../pictures/drawing/colour.ts'
import { sheetOf, type Catalogue } from './printed-catalogue.ts'
import { muted, print, rule, type Print } from './print-text.ts'

const { wide, high, margin } = sheetOf

export function printCover(document: Print, { category, lead, entries }: Catalogue) {
  document.addPage()
  document.rect(0, 0, wide, 330).fill(paper)
  document.rect(0, 0, 10, high).fill(tamarind)
  print(document, siteProfile.company, [margin, 52], { size: 15, font: 'bold' })
  print(document, siteProfile.tagline, [margin, 72], { size: 10, colour: muted })
  print(document, category, [margin - 2, 176], { size: 62, font: 'bold', spacing: -1.2 })
  print(document, lead, [margin, 256], { size: 13, width: 380, colour: ink })
  rule(document, [0, 330], wide)
  const first = entries.find(({ picture }) => picture)
  if (first?.picture) document.image(first.picture, 60, 346, { width: wide - 110 })
  rule(document, [margin, 760], wide - 2 * margin)
  print(document, `${entries.length} products`, [margin, 774], { size: 11, font: 'bold' })
  print(
    document,
    'Prices in Indian rupees, without GST. Ask us for stock and a quotation.',
    [margin, 790],
    {
      size: 9.5,
      colour: muted,
    },
  )
  print(document, siteProfile.phone.shown, [wide - margin - 220, 774], {
    size: 11,
    font: 'bold',
    width: 220,
    align: 'right',
    link: `tel:${siteProfile.phone.dialled}`,
  })
  print(document, siteProfile.email, [wide - margin - 220, 790], {
    size: 9.5,
    colour: muted,
    width: 220,
    align: 'right',
    link: `mailto:${siteProfile.email}`,
  })
}
