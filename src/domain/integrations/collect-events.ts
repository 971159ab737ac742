import { webhookLimits } from '#contract/integrations/webhook.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { AuditTable } from '../audit/audit-table.ts'
import type { App, Db } from '../app.ts'
import { lockRow } from '../lock-row.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { eventOfAction } from './webhook-rules.ts'

type Event = Pick<AuditTable, 'at' | 'action' | 'changeId' | 'subjectId'>

/** What the audit has recorded since the last time becomes calls: a change and its event are stored together. */
export async function collectEvents(app: App) {
  for (const { id } of await selectBehind(app.db, {})) {
    while (await collectSome(app, id));
  }
}

const selectBehind = compileOnce((db: Db) =>
  db
    .selectFrom('webhooks')
    .innerJoin('auditChain', (join) => join.onRef('auditChain.number', '>', 'webhooks.seen'))
    .select('webhooks.id')
    .where('pausedAt', 'is', null),
)

/** True where there may be more. Of several processes one moves on, and the next begins there. */
async function collectSome(app: App, webhookId: string) {
  return inTransaction(app, async (app) => {
    await lockRow(app, 'webhooks', webhookId)
    const webhook = await app.db
      .selectFrom('webhooks')
      .select(['seen', 'events'])
      .where('id', '=', webhookId)
      .executeTakeFirst()
    if (!webhook) return false
    const events = await app.db
      .selectFrom('audit')
      .select(['number', 'at', 'action', 'changeId', 'subjectId'])
      .where('number', '>', webhook.seen)
      .orderBy('number')
      .limit(webhookLimits.idsAtOnce)
      .execute()
    const last = events.at(-1)
    if (!last) return false
    const asked = textsIn(webhook.events)
    const wanted = await withoutSuspected(
      app.db,
      events.filter(({ action }) => asked.includes(eventOfAction[action] ?? '')),
    )
    for (const happened of happenedIn(wanted)) await enqueueDelivery(app, webhookId, happened)
    await app.db
      .updateTable('webhooks')
      .set({ seen: last.number })
      .where('id', '=', webhookId)
      .execute()
    return events.length === webhookLimits.idsAtOnce
  })
}

/** A change of many records is sent as one event that names them all. */
function happenedIn(events: Event[]) {
  const groups = Map.groupBy(
    events,
    ({ action, changeId }) => `${eventOfAction[action]} ${changeId}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const type = first && eventOfAction[first.action]
    if (!type) return []
    return [{ type, at: first.at, ids: group.flatMap(({ subjectId }) => subjectId ?? []) }]
  })
}

/** Without what a program has sent by filling the hidden field of a form. */
async function withoutSuspected(db: Db, events: Event[]) {
  const received = events.filter(({ action }) => action.endsWith('.received'))
  const ids = received.flatMap(({ subjectId }) => subjectId ?? [])
  if (ids.length === 0) return events
  const suspected = await Promise.all(
    (['enquiries', 'contacts'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('id')
        .where('id', 'in', ids)
        .where('suspectedAt', 'is not', null)
        .execute(),
    ),
  )
  const left = new Set(suspected.flat().map(({ id }) => id))
  return events.filter(({ subjectId }) => !left.has(subjectId ?? ''))
}
