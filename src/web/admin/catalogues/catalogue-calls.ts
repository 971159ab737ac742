import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import type { Catalogue } from '#contract/catalogues/catalogue.ts'
import { failureOf, failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { askApi } from '../session/ask-api.ts'
import type { ApiCall } from '../session/ask-api.ts'
import { callApi } from '../session/call-api.ts'
import { requireLiveSession } from '../session/require-live-session.ts'

/** None, one, or why it is not known. */
export type FoundCatalogue = { catalogue?: Catalogue | null; failure?: Failure }

export async function findCatalogue(
  category: string,
  signal: AbortSignal,
): Promise<FoundCatalogue> {
  try {
    const path = `/category-catalogue/${encodeURIComponent(category)}`
    const { catalogue } = await askApi<{ catalogue: Catalogue | null }>(path, { signal })
    return { catalogue }
  } catch (error) {
    if (signal.aborted) return {}
    return { failure: failureOf(error, catalogueMessages.fetchFailed) }
  }
}

type Sending = Required<Pick<ApiCall, 'signal' | 'onProgress'>>

/** Gives why not, if not. */
export async function uploadCatalogue(
  category: string,
  file: File,
  sending: Sending,
): Promise<Failure | undefined> {
  const body = new FormData()
  body.set('category', category)
  body.set('categoryCatalogue', file)
  try {
    await requireLiveSession(sending.signal)
    await callApi('/admin/category-catalogue/upload', { method: 'POST', body, ...sending })
    return undefined
  } catch (error) {
    if (sending.signal.aborted) return { title: catalogueMessages.uploadFailed, detail: cancelled }
    return failureUnder(catalogueMessages.uploadFailed, error)
  }
}

const cancelled = 'The upload was cancelled.'

/** Gives why not, if not. */
export async function deleteCatalogue(category: string): Promise<Failure | undefined> {
  try {
    const path = `/admin/category-catalogue/${encodeURIComponent(category)}`
    await callApi(path, { method: 'DELETE' })
    return undefined
  } catch (error) {
    return failureUnder(catalogueMessages.deleteFailed, error)
  }
}
