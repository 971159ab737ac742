import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'

/** A PDF may begin anywhere in here, as every reader of PDFs takes it. */
const headBytes = 1024

/** Why a file cannot be the catalogue of a category. Its first bytes are asked, not its name. */
export async function faultOfCatalogue(file: File, category: string) {
  if (!category) return catalogueMessages.noCategory
  if (!(await isPdf(file))) return catalogueMessages.noPdf
  return file.size >= catalogueLimits.bytes ? catalogueMessages.tooLarge : undefined
}

async function isPdf(file: File) {
  try {
    const head = await file.slice(0, headBytes).text()
    return head.includes('%PDF-')
  } catch {
    return false
  }
}
