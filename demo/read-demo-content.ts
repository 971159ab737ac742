import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { demoBanners, demoClientLogos, demoPartnerLogos } from './content/demo-banners-and-logos.ts'
import { demoContacts, demoCustomers } from './content/demo-contacts.ts'
import { demoEnquiries } from './content/demo-enquiries.ts'
import { demoGoods } from './content/demo-products.ts'
import type { DemoContent } from './demo-content.ts'
import { demoCatalogueFolder, demoCatalogues } from './demo-files.ts'

export async function readDemoContent(): Promise<DemoContent> {
  const catalogues = demoCatalogues.map(async ({ category, file }) => {
    const path = join(demoCatalogueFolder, file)
    return { category, file: { path, originalName: file, bytes: (await stat(path)).size } }
  })
  return {
    products: demoGoods,
    catalogues: await Promise.all(catalogues),
    enquiries: demoEnquiries,
    customers: demoCustomers,
    contacts: demoContacts,
    banners: demoBanners,
    partnerLogos: demoPartnerLogos,
    clientLogos: demoClientLogos,
  }
}
