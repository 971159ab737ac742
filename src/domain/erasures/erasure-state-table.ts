/** One row, whose id is 1. */
export type ErasureStateTable = {
  id: number
  /** Since when rows are deleted whose copies may be left in the database's files. */
  rewriteDueSince: string | null
}
