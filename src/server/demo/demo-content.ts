import { join } from 'node:path'
import type { DemoContent } from '#domain/demo/change-demo-content.ts'
import { demoCatalogueFolder, demoCatalogues } from './demo-files.ts'
import { demoContacts, demoCustomers } from './demo-contacts.ts'
import { uploadOf } from './demo-picture.ts'
import { demoGoods } from './demo-products.ts'
import { demoQuestions } from './demo-questions.ts'
import { demoBannersAndLogos } from './demo-banners-and-logos.ts'

export async function demoContent(): Promise<DemoContent> {
  const catalogues = demoCatalogues.map(async ({ category, file }) => ({
    category,
    file: await uploadOf(join(demoCatalogueFolder, file), file),
  }))
  return {
    products: demoGoods,
    catalogues: await Promise.all(catalogues),
    questions: demoQuestions,
    customers: demoCustomers,
    contacts: demoContacts,
    showpieces: demoBannersAndLogos,
  }
}
