import type { ExpressionBuilder } from 'kysely'
import { testEvent } from '#contract/integrations/webhook.ts'
import { ago, now } from '#platform/clock/clock.ts'
import { messageOf } from '#platform/unknown-fields.ts'
import type { App } from '../app.ts'
import { isDue, isUnclaimed } from '../due-times.ts'
import type { Tables } from '../tables.ts'
import type { WebhookDeliveriesTable } from './webhooks-table.ts'
import {
  longestWebhookPause,
  signatureHeaders,
  webhookLease,
  webhookPause,
} from './webhook-rules.ts'

type Claimed = Pick<
  WebhookDeliveriesTable,
  'id' | 'webhookId' | 'body' | 'attempts' | 'claimedUntil'
>

type Outcome = { status: number | null; error: string | null }

const gone = 410
const longestError = 300

/**
 * Sends what is due: to each address one after the other, to all of them at once. What waits for a
 * webhook that is paused goes on waiting, except a test.
 */
export async function deliverEvents(app: App, signal: AbortSignal): Promise<Outcome[]> {
  const webhooks = await app.db
    .selectFrom('webhookDeliveries')
    .select('webhookId')
    .distinct()
    .where(isSentNow)
    .where(isDue(app.clock, longestWebhookPause))
    .execute()
  const outcomes = await Promise.all(
    webhooks.map(({ webhookId }) => deliverTo(app, webhookId, signal)),
  )
  return outcomes.flat()
}

function isSentNow(delivery: ExpressionBuilder<Tables, 'webhookDeliveries'>) {
  return delivery.or([
    delivery('type', '=', testEvent),
    delivery.exists(
      delivery
        .selectFrom('webhooks')
        .select('webhooks.id')
        .whereRef('webhooks.id', '=', 'webhookId')
        .where('pausedAt', 'is', null),
    ),
  ])
}

async function deliverTo(app: App, webhookId: string, signal: AbortSignal) {
  const outcomes: Outcome[] = []
  while (!signal.aborted) {
    const claimed = await claimDelivery(app, webhookId)
    if (!claimed) return outcomes
    const outcome = await send(app, claimed)
    await record(app, claimed, outcome)
    outcomes.push(outcome)
    // What comes after it would wait for the same silence.
    if (outcome.status === null) return outcomes
  }
  return outcomes
}

async function claimDelivery(app: App, webhookId: string): Promise<Claimed | undefined> {
  const isFree = isUnclaimed(app.clock, webhookLease)
  return app.db
    .updateTable('webhookDeliveries')
    .set((row) => ({
      claimedUntil: ago(app.clock, -webhookLease),
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', (db) =>
      db
        .selectFrom('webhookDeliveries')
        .select('id')
        .where('webhookId', '=', webhookId)
        .where(isSentNow)
        .where(isDue(app.clock, longestWebhookPause))
        .where(isFree)
        .orderBy('nextTryAt')
        .orderBy('id')
        .limit(1),
    )
    .where(isFree)
    .returning(['id', 'webhookId', 'body', 'attempts', 'claimedUntil'])
    .executeTakeFirst()
}

async function send(app: App, { id, webhookId, body }: Claimed): Promise<Outcome> {
  const webhook = await app.db
    .selectFrom('webhooks')
    .select(['url', 'secret'])
    .where('id', '=', webhookId)
    .executeTakeFirst()
  const secret = webhook && app.secrets.open(webhook.secret, webhookId)
  if (!secret) return { status: null, error: 'The secret was encrypted with another SECRET_KEY' }
  try {
    const status = await app.outside.post(new URL(webhook.url), {
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        'User-Agent': 'Tamarind-Webhooks/1',
        ...signatureHeaders(secret, { id, at: app.clock.now(), body }),
      },
      body,
    })
    return { status, error: faultOfStatus(status) }
  } catch (error) {
    return { status: null, error: messageOf(error).slice(0, longestError) }
  }
}

function faultOfStatus(status: number) {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'It leads to another address: enter that one instead'
  return `The response was ${status}`
}

/** An address that says it is gone is called again once somebody resumes it. */
async function record(
  app: App,
  { id, webhookId, attempts, claimedUntil }: Claimed,
  outcome: Outcome,
) {
  const at = now(app.clock)
  const pause = outcome.status === gone ? undefined : webhookPause(attempts)
  const end = outcome.error === null ? { deliveredAt: at } : { givenUpAt: at }
  const isTriedAgain = outcome.error !== null && pause !== undefined
  await app.db
    .updateTable('webhookDeliveries')
    .set({
      ...outcome,
      claimedUntil: '',
      ...(isTriedAgain ? { nextTryAt: ago(app.clock, -pause) } : { nextTryAt: null, ...end }),
    })
    .where('id', '=', id)
    .where('claimedUntil', '=', claimedUntil)
    .execute()
  if (outcome.status !== gone) return
  await app.db.updateTable('webhooks').set({ pausedAt: at }).where('id', '=', webhookId).execute()
}
