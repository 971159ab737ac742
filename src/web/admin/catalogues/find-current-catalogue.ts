import { catalogueCalls } from '#contract/catalogues/catalogue-calls.ts'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import type { Catalogue } from '#contract/catalogues/catalogue.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { sendCall } from '../session/send-call.ts'

/** None, one, or why it is not known. */
export type FoundCatalogue = { catalogue?: Catalogue | null; failure?: Failure }

export async function findCurrentCatalogue(
  category: string,
  signal: AbortSignal,
): Promise<FoundCatalogue> {
  try {
    return await sendCall(catalogueCalls.find, { category }, { signal })
  } catch (error) {
    if (signal.aborted) return {}
    return { failure: failureOf(error, catalogueMessages.fetchFailed) }
  }
}
