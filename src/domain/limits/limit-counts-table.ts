/** One row for each subject of a limit, so that the lock of the row decides between two requests. */
export type LimitCountsTable = {
  kind: string
  /** A network address, the hash of a mailbox, or `site`. */
  subject: string
  /** The moments that were counted, as JSON, the oldest first. Never more than the limit allows. */
  times: string
  /** The last of them. */
  lastAt: string
}
