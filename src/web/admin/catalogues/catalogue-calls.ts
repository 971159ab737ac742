import type { Catalogue } from '#contract/catalogues/catalogue.ts'
import { askApi } from '../session/ask-api.ts'
import type { ApiCall } from '../session/ask-api.ts'
import { callApi } from '../session/call-api.ts'

type CatalogueAnswer = { catalogue: Catalogue | null }

/** How a file on its way is followed and called back. */
export type CatalogueSending = Required<Pick<ApiCall, 'signal' | 'onProgress'>>

export async function askForCatalogue(category: string, signal: AbortSignal) {
  const path = `/category-catalogue/${encodeURIComponent(category)}`
  const { catalogue } = await askApi<CatalogueAnswer>(path, { signal })
  return catalogue
}

export async function uploadCatalogue(category: string, file: File, sending: CatalogueSending) {
  const body = new FormData()
  body.set('category', category)
  body.set('categoryCatalogue', file)
  await callApi('/admin/category-catalogue/upload', { method: 'POST', body, ...sending })
}

export async function deleteCatalogue(category: string) {
  const path = `/admin/category-catalogue/${encodeURIComponent(category)}`
  await callApi(path, { method: 'DELETE' })
}
