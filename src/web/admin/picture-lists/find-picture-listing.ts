import { findListing } from '../lists/listing.ts'
import type { Listing } from '../lists/listing.ts'
import { failureUnder } from '../session/api-error.ts'
import { onPicturePage } from './picture-list-query.ts'
import type { PictureListQuery } from './picture-list-query.ts'
import type { ListedPicture, PictureListWay } from './picture-list-way.ts'

/** With the categories that clients have. */
export type PictureListing = Listing<ListedPicture, { categories: string[] }>

export async function findPictureListing(
  way: PictureListWay,
  { q, page }: PictureListQuery,
  signal: AbortSignal,
): Promise<PictureListing> {
  const source = {
    onPage: onPicturePage,
    async ask(part: { page: number; limit: number }) {
      const { pictures, total, categories } = await way.calls.list(
        { q: q || undefined, ...part },
        { signal },
      )
      return { rows: pictures, total, facts: { categories } }
    },
    facts: { categories: [] },
    failureOf: (error: unknown) => failureUnder(way.texts.loadFailed, error),
  }
  return findListing(page, source, { signal })
}
