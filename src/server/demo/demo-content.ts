import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoContent } from '#domain/demo/change-demo-content.ts'
import type { Upload } from '#platform/files/upload.ts'
import { demoCatalogueFolder, demoCatalogues, demoPictureFolder } from './demo-files.ts'
import { demoContacts } from './demo-contacts.ts'
import { demoGoods } from './demo-products.ts'
import { demoQuestions } from './demo-questions.ts'

export async function demoContent(): Promise<DemoContent> {
  const catalogues = demoCatalogues.map(async ({ category, file }) => ({
    category,
    file: await uploadOf(join(demoCatalogueFolder, file), file),
  }))
  return {
    products: demoGoods,
    catalogues: await Promise.all(catalogues),
    questions: demoQuestions,
    contacts: demoContacts,
  }
}

/** The drawings go the way of every upload. */
export function demoPicture(name: string) {
  return uploadOf(join(demoPictureFolder, name), name)
}

async function uploadOf(path: string, originalName: string): Promise<Upload> {
  return { path, originalName, bytes: (await stat(path)).size }
}
