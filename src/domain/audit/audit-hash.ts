import { createHash } from 'node:crypto'
import type { AuditTable } from './audit-table.ts'

/** Without the network, which is deleted after a while. */
export type HashedEvent = Omit<AuditTable, 'network' | 'hash'>

export function auditHash(previous: string, event: HashedEvent) {
  const { number, id, at, accountId, action, changeId, subjectId, before, after } = event
  const facts = [previous, number, id, at, accountId, action, changeId, subjectId, before, after]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
