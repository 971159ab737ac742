import type { DataRequestKind, DataRequestOutcome } from '#contract/privacy/data-request.ts'

/** One row for each request. Of one kind, a person has one that is not closed. */
export type DataRequestsTable = {
  id: string
  reference: string
  kind: DataRequestKind
  /** In lower case. Shortened once the data was deleted. */
  email: string
  /** Of the link that confirms it, until it was used. */
  tokenHash: string | null
  /** When the link was sent last. */
  requestedAt: string
  createdAt: string
  confirmedAt: string | null
  dueAt: string | null
  closedAt: string | null
  outcome: DataRequestOutcome | null
  reason: string | null
  /** Of the link to the file. */
  fileTokenHash: string | null
  fileUntil: string | null
}
