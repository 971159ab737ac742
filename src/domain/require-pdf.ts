import { isPdf, pdfMarkBytes } from '#contract/catalogues/is-pdf.ts'
import { readBeginning } from '#platform/files/read-beginning.ts'
import type { Upload } from '#platform/files/upload.ts'
import { Refusal } from './refusal.ts'

type PdfRules = {
  /** The field of the form whose file is refused. */
  field: string
  limits: { bytes: number }
  messages: { tooLarge: string; noPdf: string }
}

/** The browser's word for the type of the file does not count, only its first bytes. */
export async function requirePdf({ path, bytes }: Upload, { field, limits, messages }: PdfRules) {
  if (bytes >= limits.bytes) throw invalidFile(field, messages.tooLarge)
  if (!isPdf(await readBeginning(path, pdfMarkBytes))) throw invalidFile(field, messages.noPdf)
}

function invalidFile(field: string, text: string) {
  return new Refusal('invalid', text, { fields: { [field]: text } })
}
