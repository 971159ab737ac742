import type { WebhookChange, WebhookForm } from '#contract/integrations/webhook-form.ts'
import { testEvent, webhookLimits, webhookMessages } from '#contract/integrations/webhook.ts'
import type { Webhook } from '#contract/integrations/webhook.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRow } from '../lock-row.ts'
import { Refusal } from '../refusal.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { findWebhooks, requireWebhook } from './find-webhooks.ts'
import { lockIntegrations } from './lock-integrations.ts'
import { newWebhookSecret } from './webhook-rules.ts'

type WithSecret = { webhook: Webhook; secret: string }

/** It is told of what happens from now on. Its secret is returned once. */
export async function addWebhook(
  app: App,
  by: Administrator,
  { url, events }: WebhookForm,
): Promise<WithSecret> {
  refuseAddress(app, url)
  const id = newId()
  const secret = newWebhookSecret()
  const webhook = await inTransaction(app, async (app) => {
    await lockIntegrations(app)
    const webhooks = await findWebhooks(app.db)
    refuseSameAddress(webhooks, url)
    if (webhooks.length >= webhookLimits.webhooks) {
      throw new Refusal('conflict', webhookMessages.tooMany)
    }
    await app.db
      .insertInto('webhooks')
      .values({
        id,
        url,
        secret: app.secrets.seal(secret, id),
        events: JSON.stringify(events),
        pausedAt: null,
        seen: await lastEventNumber(app.db),
        createdAt: now(app.clock),
      })
      .execute()
    await recordAudit(app, by, {
      action: 'webhook.added',
      subjectId: id,
      after: { url, events },
    })
    return requireWebhook(app.db, id)
  })
  return { webhook, secret }
}

/** What happens while it is paused is not sent afterwards. */
export async function changeWebhook(
  app: App,
  by: Administrator,
  id: string,
  { url, events, isPaused }: WebhookChange,
): Promise<Webhook> {
  if (url !== undefined) refuseAddress(app, url)
  return inTransaction(app, async (app) => {
    if (url !== undefined) await lockIntegrations(app)
    await lockRow(app, 'webhooks', id)
    const before = changeableIn(await requireWebhook(app.db, id))
    // Of those that had the same address before it was refused, each can still be paused.
    if (url !== undefined && hrefOf(url) !== hrefOf(before.url)) {
      refuseSameAddress(await findWebhooks(app.db), url)
    }
    const after = {
      url: url ?? before.url,
      events: events ?? before.events,
      isPaused: isPaused ?? before.isPaused,
    }
    await app.db
      .updateTable('webhooks')
      .set({ url: after.url, events: JSON.stringify(after.events) })
      .where('id', '=', id)
      .execute()
    if (after.isPaused !== before.isPaused) await setPaused(app, id, after.isPaused)
    await recordAudit(app, by, { action: 'webhook.changed', subjectId: id, before, after })
    return requireWebhook(app.db, id)
  })
}

function changeableIn({ url, events, isPaused }: Webhook) {
  return { url, events, isPaused }
}

async function setPaused(app: App, id: string, isPaused: boolean) {
  const paused = { pausedAt: isPaused ? now(app.clock) : null, seen: await lastEventNumber(app.db) }
  await app.db.updateTable('webhooks').set(paused).where('id', '=', id).execute()
}

/** Its log goes with it. */
export async function removeWebhook(app: App, by: Administrator, id: string) {
  await inTransaction(app, async (app) => {
    const { url, events } = await requireWebhook(app.db, id)
    await app.db.deleteFrom('webhooks').where('id', '=', id).execute()
    await recordAudit(app, by, {
      action: 'webhook.removed',
      subjectId: id,
      before: { url, events },
    })
  })
}

export async function renewWebhookSecret(
  app: App,
  by: Administrator,
  id: string,
): Promise<WithSecret> {
  const secret = newWebhookSecret()
  return inTransaction(app, async (app) => {
    const webhook = await requireWebhook(app.db, id)
    const sealed = app.secrets.seal(secret, id)
    await app.db.updateTable('webhooks').set({ secret: sealed }).where('id', '=', id).execute()
    await recordAudit(app, by, { action: 'webhook.secret-renewed', subjectId: id })
    return { webhook, secret }
  })
}

/** Also while it is paused. Gives the id of the call. */
export async function sendTestEvent(app: App, id: string) {
  return inTransaction(app, async (app) => {
    await requireWebhook(app.db, id)
    return enqueueDelivery(app, id, { type: testEvent, at: now(app.clock), ids: [] })
  })
}

/** The same event with the same id, by which the receiver knows it, whatever became of it before. */
export async function sendDeliveryAgain(app: App, webhookId: string, id: string) {
  const { isPaused } = await requireWebhook(app.db, webhookId)
  if (isPaused) throw new Refusal('conflict', webhookMessages.isPaused)
  const due = {
    nextTryAt: now(app.clock),
    attempts: 0,
    deliveredAt: null,
    givenUpAt: null,
    status: null,
    error: null,
  }
  const { numUpdatedRows } = await app.db
    .updateTable('webhookDeliveries')
    .set(due)
    .where('webhookId', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('not-found', webhookMessages.noDelivery)
}

export async function forgetOldDeliveries(app: App) {
  await app.db
    .deleteFrom('webhookDeliveries')
    .where('createdAt', '<', ago(app.clock, webhookLimits.logDays * day))
    .execute()
}

function refuseAddress(app: App, url: string) {
  const fault = app.outside.faultOf(new URL(url))
  if (fault) throw new Refusal('invalid', fault, { fields: { url: fault } })
}

/** Its receiver would be called twice for each event. */
function refuseSameAddress(others: Webhook[], url: string) {
  if (!others.some((other) => hrefOf(other.url) === hrefOf(url))) return
  const { isThere } = webhookMessages
  throw new Refusal('conflict', isThere, { fields: { url: isThere } })
}

function hrefOf(url: string) {
  return new URL(url).href
}

async function lastEventNumber(db: Db) {
  const { number } = await db.selectFrom('auditChain').select('number').executeTakeFirstOrThrow()
  return number
}
