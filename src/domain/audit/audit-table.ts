export type AuditTable = {
  id: string
  at: string
  /** The account that did it; null for the house itself and for visitors. */
  accountId: string | null
  action: string
  subjectId: string | null
  before: string | null
  after: string | null
}
