import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { root } from '../../scripts/repository-root.mjs'

type Leaflet = { file: string; title: string; product: string; steps: string[] }

const leaflets: Leaflet[] = [
  {
    file: 'travelbook-quick-start.pdf',
    title: 'Quick start guide',
    product: 'Kaveri TravelBook 14 G3',
    steps: [
      'Connect the 65 W charger to either USB-C port. Charge for 30 minutes before the first start.',
      'Open the lid and press the power button for a second. Choose your language and your network.',
      'Open the privacy shutter above the display before the first video call.',
      'Register the fingerprint reader under Settings, Accounts, Sign-in options.',
      'Memory and drive are behind the lower cover: five screws, Phillips PH0. Opening it does not end the warranty.',
    ],
  },
  {
    file: 'laserdesk-toner.pdf',
    title: 'Changing the toner',
    product: 'Lekhra LaserDesk M126nw and P18',
    steps: [
      'Leave the printer switched on, and open the front cover.',
      'Pull the empty cartridge towards you by its handle.',
      'Shake the new LT-126X cartridge five times from side to side, and pull off the orange strip.',
      'Push it in until it clicks, and close the cover. The printer is ready after 40 seconds.',
      'Keep the empty cartridge in the bag of the new one: we collect it with the next order.',
    ],
  },
]

const fonts = join(root, 'demo/drawing/catalogues/fonts')

for (const leaflet of leaflets) {
  await writeFile(join(root, 'demo/documents', leaflet.file), await print(leaflet))
}

/** The same bytes for the same text: the date in it is fixed, and its name is made from that. */
function print({ title, product, steps }: Leaflet) {
  const document = new PdfDocument({
    size: 'A5',
    margin: 48,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${title}: ${product}`, CreationDate: new Date('2026-01-01T00:00:00Z') },
  })
  const bytes = buffer(document)
  document.registerFont('plain', join(fonts, 'archivo-400.ttf'))
  document.registerFont('bold', join(fonts, 'archivo-700.ttf'))
  document.font('plain').fontSize(11).fillColor('#6B6257').text(product)
  document.font('bold').fontSize(22).fillColor('#1C1712').text(title).moveDown(0.8)
  for (const [at, step] of steps.entries()) {
    document
      .font('bold')
      .fontSize(11)
      .text(`${at + 1}.`, { continued: true })
    document.font('plain').text(` ${step}`).moveDown(0.6)
  }
  document.end()
  return bytes
}
