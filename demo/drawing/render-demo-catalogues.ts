import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoGoods } from '../content/demo-products.ts'
import { demoCatalogueFolder, demoCatalogues, demoPictureFolder } from '../demo-files.ts'
import { printCatalogue } from './catalogues/print-catalogue.ts'

/** Prints the catalogues of the demo content again, from its products and pictures: the same bytes every time. */
const leads: Partial<Record<string, string>> = {
  Laptops:
    'From the first student machine to the mobile workstation: sixteen models that we sell, set up and look after.',
  Printers:
    'Laser, ink tank and A3, for one desk or a whole floor. Choose by the cost of a page, not of the box.',
  'CCTV Systems':
    'Cameras, recorders and complete systems, surveyed, installed and handed over with drawings.',
}

for (const { category, file } of demoCatalogues) {
  const goods = demoGoods.filter(
    ({ form }) => form.category === category && form.publication !== 'Draft',
  )
  const entries = await Promise.all(
    goods.map(async ({ form, pictures: [main] }) => ({
      form,
      picture: main === undefined ? undefined : await smallPicture(main),
    })),
  )
  const bytes = await printCatalogue({ category, lead: leads[category] ?? '', entries })
  await writeFile(join(demoCatalogueFolder, file), bytes)
  console.log(`${file}: ${Math.round(bytes.length / 1000)} KB`)
}

async function smallPicture(file: string) {
  return sharp(join(demoPictureFolder, file, '960.webp'))
    .flatten({ background: '#ffffff' })
    .resize(900)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
