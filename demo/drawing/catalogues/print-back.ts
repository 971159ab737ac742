import { siteProfile } from './printed-company.ts'
import { ink, paper } from '../pictures/drawing/colour.ts'
import { sheetOf } from './printed-catalogue.ts'
import { print, type Print } from './print-text.ts'

const { wide, high, margin } = sheetOf
const quiet = '#B9AFA2'

/** The last page says how to reach the office. */
export function printBack(document: Print) {
  const { legalName, phone, email, address, hours, tagline, whatsApp } = siteProfile
  document.addPage()
  document.rect(0, 0, wide, high).fill(ink)
  print(document, 'Talk to us', [margin, 150], {
    size: 40,
    font: 'bold',
    colour: paper,
    spacing: -0.8,
  })
  print(
    document,
    'Tell us what you need and how many. We answer with stock, a quotation and a date.',
    [margin, 210],
    { size: 12, colour: quiet, width: 340 },
  )
  const contact = [
    { label: 'Phone', lines: [phone.shown], link: `tel:${phone.dialled}` },
    { label: 'E-mail', lines: [email], link: `mailto:${email}` },
    { label: 'WhatsApp', lines: [phone.shown], link: whatsApp },
    {
      label: 'Address',
      lines: [
        address.street,
        address.area,
        `${address.city} ${address.postcode}, ${address.state}`,
      ],
    },
    { label: 'Hours', lines: hours.map(({ days, times }) => `${days}  ${times}`) },
  ]
  let y = 310
  for (const { label, lines, link } of contact) {
    print(document, label, [margin, y + 2], { size: 9.5, colour: quiet })
    for (const line of lines) {
      print(document, line, [margin + 96, y], {
        size: 12.5,
        colour: paper,
        width: 360,
        ...(link && { link }),
      })
      y += 18
    }
    y += 14
  }
  print(document, legalName, [margin, high - 74], { size: 11, font: 'bold', colour: paper })
  print(document, tagline, [margin, high - 58], { size: 9.5, colour: quiet })
}
