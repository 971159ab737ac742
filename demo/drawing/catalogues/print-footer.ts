import { siteProfile } from './printed-company.ts'
import { sheetOf } from './printed-catalogue.ts'
import { muted, print, rule, type Print } from './print-text.ts'

const { wide, high, margin } = sheetOf

export function printFooter(document: Print, category: string, page: number) {
  const y = high - 40
  rule(document, [margin, y - 10], wide - 2 * margin)
  const { company, phone, email } = siteProfile
  print(document, `${company}   ${phone.shown}   ${email}`, [margin, y], {
    size: 8.5,
    colour: muted,
  })
  print(document, `${category}   ${page}`, [wide - margin - 160, y], {
    size: 8.5,
    font: 'bold',
    width: 160,
    align: 'right',
  })
}
