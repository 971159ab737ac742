import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { now } from '#platform/clock/clock.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from './actor.ts'
import { auditHash } from './audit-hash.ts'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import type { AuditTable } from './audit-table.ts'

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

type ChainEnd = { number: number; hash: string }

type NewEvent = Omit<AuditTable, 'number' | 'hash'>

/** How many rows one statement inserts. */
const rowsAtOnce = 200

/** What the transactions under way will record. */
const pending = new WeakMap<Db, NewEvent[]>()

/** Call it in the transaction of the change. */
export async function recordAudit(app: App, by: Actor, entry: AuditEntry) {
  await recordAudits(app, by, [entry])
}

/** The events are stored at the end of the transaction: all others wait for the end of the chain. */
export async function recordAudits(app: App, by: Actor, entries: AuditEntry[]) {
  await inTransaction(app, async (app) => {
    const events = entries.map((entry) => eventOf(app, by, entry))
    const recorded = pending.get(app.db)
    if (recorded) return void recorded.push(...events)
    pending.set(app.db, events)
    app.beforeCommit(() => insertChained(app, events))
  })
}

function eventOf(app: App, by: Actor, entry: AuditEntry): NewEvent {
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

async function insertChained({ db, rowProgress }: App, events: NewEvent[]) {
  if (events.length === 0) return
  let [end] = await lockChain(db, {})
  if (!end) throw new Error('the chain of the audit has no end')
  // Part by part: ten thousand events at once would keep every request waiting.
  const yieldIfDue = yieldRegularly()
  for (let at = 0; at < events.length; at += rowsAtOnce) {
    const chained = chainAfter(end, events.slice(at, at + rowsAtOnce))
    await insertEvents(db, chained)
    if (rowProgress) rowProgress.written += chained.length
    end = chained.at(-1) ?? end
    await yieldIfDue()
  }
  await moveEnd(db, { number: end.number, hash: end.hash })
}

function chainAfter(end: ChainEnd, events: NewEvent[]) {
  let { number, hash } = end
  return events.map((event): AuditTable => {
    number += 1
    hash = auditHash(hash, { ...event, number })
    return { ...event, number, hash }
  })
}

async function insertEvents(db: Db, events: AuditTable[]) {
  const [first] = events
  if (first && events.length === 1) await insertEvent(db, first)
  else await db.insertInto('audit').values(events).execute()
}

/** Both engines lock a row that is written, so that no two transactions chain to one event. */
const lockChain = compileOnce((db: Db) =>
  db
    .updateTable('auditChain')
    .set((row) => ({ number: row.ref('number') }))
    .returning(['number', 'hash']),
)

const moveEnd = compileOnce((db: Db, { number, hash }: ChainEnd) =>
  db.updateTable('auditChain').set({ number, hash }),
)

const insertEvent = compileOnce((db: Db, event: AuditTable) => db.insertInto('audit').values(event))
