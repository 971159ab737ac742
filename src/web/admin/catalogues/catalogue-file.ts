import { catalogueCalls } from '#contract/catalogues/catalogue-calls.ts'
import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { isPdf, pdfMarkBytes } from '#contract/catalogues/is-pdf.ts'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi, requireLiveSession } from '../session/call-api.ts'
import type { UploadOptions } from '../session/send-call.ts'

/** Why a file cannot be the catalogue of a category. Its first bytes decide, not its name. */
export async function errorOfCatalogue(file: File, category: string) {
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

/** Returns the failure, if there is one. */
export async function sendCatalogue(
  category: string,
  file: File,
  upload: UploadOptions,
): Promise<Failure | undefined> {
  try {
    await requireLiveSession(upload.signal)
    await callApi(catalogueCalls.upload, { form: formOf(category, file) }, upload)
    return undefined
  } catch (error) {
    if (upload.signal.aborted) return { title: catalogueMessages.uploadFailed, detail: cancelled }
    return failureUnder(catalogueMessages.uploadFailed, error)
  }
}

function formOf(category: string, file: File) {
  const form = new FormData()
  form.set('category', category)
  form.set('categoryCatalogue', file)
  return form
}

const cancelled = 'The upload was cancelled.'
