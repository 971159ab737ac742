export type AuditTable = {
  id: string
  at: string
  /** The account that did it; null for the house itself and for visitors. */
  accountId: string | null
  action: string
  subjectId: string | null
  before: string | null
  after: string | null
  /** From which network, in part: never a whole address, and only for a while. */
  network: string | null
}
