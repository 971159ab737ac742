import { catalogueCalls } from '#contract/catalogues/catalogue-calls.ts'
import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { isPdf, pdfMarkBytes } from '#contract/catalogues/is-pdf.ts'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { UploadOptions } from '../session/send-call.ts'

/** Why a file cannot be the catalogue of a category. Its first bytes decide, not its name. */
export async function errorOfCatalogue(file: File, category: string) {
  if (!category) return catalogueMessages.noCategory
  if (!(await beginsAsPdf(file))) return catalogueMessages.noPdf
  return file.size >= catalogueLimits.bytes ? catalogueMessages.tooLarge : undefined
}

/** False also for a file that cannot be read any more. */
export async function beginsAsPdf(file: File) {
  try {
    return isPdf(new Uint8Array(await file.slice(0, pdfMarkBytes).arrayBuffer()))
  } catch {
    return false
  }
}

export function uploadCatalogue(category: string, file: File, upload: UploadOptions) {
  const form = new FormData()
  form.set('category', category)
  form.set('categoryCatalogue', file)
  return callApi(catalogueCalls.upload, { form }, upload)
}

/** Returns the failure, if there is one. */
export async function sendCatalogue(
  category: string,
  file: File,
  upload: UploadOptions,
): Promise<Failure | undefined> {
  try {
    await uploadCatalogue(category, file, upload)
    return undefined
  } catch (error) {
    const { uploadFailed } = catalogueMessages
    if (upload.signal.aborted) return { title: uploadFailed, detail: cancelledUpload }
    return failureUnder(uploadFailed, error)
  }
}

export const cancelledUpload = 'The upload was cancelled.'
