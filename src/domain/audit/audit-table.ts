import type { AuditAction } from '#contract/audit/audit-actions.ts'

export type AuditTable = {
  id: string
  at: string
  /** The account that did it; null for the system itself and for visitors. */
  accountId: string | null
  action: AuditAction
  /** The same for all events of one change, by which it is undone. */
  changeId: string
  subjectId: string | null
  before: string | null
  after: string | null
  /** From which network, in part: never a whole address, and only for a while. */
  network: string | null
  /** Its place in the chain, from 1, without a gap. */
  number: number
  /** Of this event and the hash of the one before. */
  hash: string
}

/** One row: where the chain ends, so that its last event cannot be taken away unnoticed either. */
export type AuditChainTable = { id: 1; number: number; hash: string }
