import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { requireLiveSession } from '../session/require-live-session.ts'
import { uploadCatalogue } from './catalogue-calls.ts'
import type { CatalogueSending } from './catalogue-calls.ts'

/** Gives why not, if not. */
export async function sendCatalogue(
  category: string,
  file: File,
  sending: CatalogueSending,
): Promise<Failure | undefined> {
  try {
    await requireLiveSession(sending.signal)
    await uploadCatalogue(category, file, sending)
    return undefined
  } catch (error) {
    if (sending.signal.aborted) return { title: catalogueMessages.uploadFailed, detail: cancelled }
    return failureUnder(catalogueMessages.uploadFailed, error)
  }
}

const cancelled = 'The upload was cancelled.'
