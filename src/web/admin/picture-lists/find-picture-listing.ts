import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { emptyPage, readPage } from '../tables/read-page.ts'
import type { PageRead } from '../tables/read-page.ts'
import { onPicturePage } from './picture-list-query.ts'
import type { PictureListQuery } from './picture-list-query.ts'
import type { ListedPicture, PictureListWay } from './picture-list-way.ts'

export type PictureListing = PageRead<ListedPicture> & {
  /** Those that clients have. */
  categories: string[]
  failure?: Failure
}

type Answer = { total: number; categories?: string[] }

/** A list that cannot be read is empty, and says why. */
export async function findPictureListing(
  way: PictureListWay,
  query: PictureListQuery,
  signal: AbortSignal,
): Promise<PictureListing> {
  let categories: string[] = []
  try {
    return { ...(await readPage(query.page, onPicturePage, askForPage)), categories }
  } catch (error) {
    const empty = { ...emptyPage(onPicturePage), categories }
    if (signal.aborted) return empty
    return { ...empty, failure: failureUnder(way.texts.loadFailed, error) }
  }

  async function askForPage(page: number) {
    const params = new URLSearchParams({ page: String(page), limit: String(onPicturePage) })
    if (query.q) params.set('q', query.q)
    const answer = await callApi<Answer>(`${way.path}?${params}`, { signal })
    categories = answer.categories ?? []
    return { rows: way.picturesIn(answer as never), total: answer.total }
  }
}
