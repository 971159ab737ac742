import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { demoBanners, demoClientLogos, demoPartnerLogos } from './content/demo-banners-and-logos.ts'
import { demoAccessoryPairs, demoDocuments } from './content/demo-belongings.ts'
import { demoCompany } from './content/demo-company.ts'
import { demoContacts, demoCustomers } from './content/demo-contacts.ts'
import { demoEnquiries } from './content/demo-enquiries.ts'
import { demoGoods } from './content/demo-products.ts'
import type { DemoContent } from './demo-content.ts'
import { demoCatalogueFolder, demoCatalogues, demoDocumentFolder } from './demo-files.ts'

export async function readDemoContent(): Promise<DemoContent> {
  const catalogues = demoCatalogues.map(async ({ category, file }) => ({
    category,
    file: await uploadOf(demoCatalogueFolder, file),
  }))
  const documents = demoDocuments.map(async ({ file, ...document }) => ({
    ...document,
    file: await uploadOf(demoDocumentFolder, file),
  }))
  return {
    products: demoGoods,
    accessories: demoAccessoryPairs,
    documents: await Promise.all(documents),
    catalogues: await Promise.all(catalogues),
    enquiries: demoEnquiries,
    customers: demoCustomers,
    contacts: demoContacts,
    banners: demoBanners,
    partnerLogos: demoPartnerLogos,
    clientLogos: demoClientLogos,
    company: demoCompany,
  }
}

async function uploadOf(folder: string, file: string) {
  const path = join(folder, file)
  return { path, originalName: file, bytes: (await stat(path)).size }
}
