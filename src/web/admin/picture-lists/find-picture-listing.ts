import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
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
    const asked = { q: query.q || undefined, page, limit: onPicturePage }
    const part = await way.calls.list(asked, { signal })
    categories = part.categories
    return { rows: part.pictures, total: part.total }
  }
}
