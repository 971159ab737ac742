import { compileOnce } from '#platform/database/compile-once.ts'
import { now } from '#platform/clock/clock.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from './actor.ts'
import type { AuditAction, AuditTable } from './audit-table.ts'

export type AuditEntry = {
  action: AuditAction
  /** Of the change it belongs to; without one, it is a change by itself. */
  changeId?: string
  subjectId?: string
  before?: object
  after?: object
  /** Of the visitor; its part that names a network is stored. */
  address?: string
}

/** Call it in the transaction of the change. */
export async function recordAudit(app: App, by: Actor, entry: AuditEntry) {
  await insertEvent(app.db, eventOf(app, by, entry))
}

/** The events of one change, by one statement: not more than some hundred at once. */
export async function recordAudits(app: App, by: Actor, entries: AuditEntry[]) {
  if (entries.length === 0) return
  await app.db
    .insertInto('audit')
    .values(entries.map((entry) => eventOf(app, by, entry)))
    .execute()
}

function eventOf(app: App, by: Actor, entry: AuditEntry): AuditTable {
  const id = newId()
  return {
    id,
    at: now(app.clock),
    accountId: by.kind === 'administrator' ? by.accountId : null,
    action: entry.action,
    changeId: entry.changeId ?? id,
    subjectId: entry.subjectId ?? null,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
    network: entry.address ? networkOf(entry.address) : null,
  }
}

const insertEvent = compileOnce((db: Db, event: AuditTable) => db.insertInto('audit').values(event))
