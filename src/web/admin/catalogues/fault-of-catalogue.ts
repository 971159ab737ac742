import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { isPdf, pdfMarkBytes } from '#contract/catalogues/is-pdf.ts'

/** Why a file cannot be the catalogue of a category. Its first bytes are asked, not its name. */
export async function faultOfCatalogue(file: File, category: string) {
  if (!category) return catalogueMessages.noCategory
  if (!(await beginsAsPdf(file))) return catalogueMessages.noPdf
  return file.size >= catalogueLimits.bytes ? catalogueMessages.tooLarge : undefined
}

async function beginsAsPdf(file: File) {
  try {
    return isPdf(new Uint8Array(await file.slice(0, pdfMarkBytes).arrayBuffer()))
  } catch {
    return false
  }
}
