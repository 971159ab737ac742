import { catalogueCalls } from '#contract/catalogues/catalogue-calls.ts'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { requireLiveSession } from '../session/require-live-session.ts'
import type { UploadOptions } from '../session/send-call.ts'

/** Gives why not, if not. */
export async function sendCatalogue(
  category: string,
  file: File,
  sending: UploadOptions,
): Promise<Failure | undefined> {
  try {
    await requireLiveSession(sending.signal)
    await callApi(catalogueCalls.upload, { form: formOf(category, file) }, sending)
    return undefined
  } catch (error) {
    if (sending.signal.aborted) return { title: catalogueMessages.uploadFailed, detail: cancelled }
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
