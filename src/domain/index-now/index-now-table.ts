/** One row: up to where search engines were told of changes, and the present try. */
export type IndexNowTable = {
  id: number
  /** The content version of the last product that they were told of. */
  seenVersion: number
  /** Of several products that one change has changed, the last one. */
  seenId: string
  nextTryAt: string
  /** A process has it until then. */
  claimedUntil: string
  attempts: number
}
