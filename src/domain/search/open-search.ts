import type { SearchIndex } from './search-index.ts'

/** The search index of this process. Built at the first search, or soon after the start. */
export type Search = {
  index: SearchIndex | undefined
  /** The content version of the index. */
  version: number
  /** While changes are read in. */
  following: Promise<void> | undefined
}

export function openSearch(): Search {
  return { index: undefined, version: 0, following: undefined }
}
