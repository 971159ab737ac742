import type { SearchIndex } from './search-index.ts'

/** What this process can search in. It is made when somebody first searches, or soon after the start. */
export type Search = {
  index: SearchIndex | undefined
  /** The version of the content that the index knows. */
  version: number
  /** While changes are read in. */
  following: Promise<void> | undefined
}

export function openSearch(): Search {
  return { index: undefined, version: 0, following: undefined }
}
