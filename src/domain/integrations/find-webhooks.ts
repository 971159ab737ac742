import { webhookEvents, webhookMessages } from '#contract/integrations/webhook.ts'
import type { Webhook, WebhookDelivery } from '#contract/integrations/webhook.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { Db } from '../app.ts'
import { Refusal } from '../refusal.ts'

/** In the order in which they were added. There are a few. */
export async function findWebhooks(db: Db): Promise<Webhook[]> {
  const rows = await selectWebhooks(db).orderBy('id').execute()
  return rows.map(webhookOf)
}

export async function requireWebhook(db: Db, id: string): Promise<Webhook> {
  const row = await selectWebhooks(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not-found', webhookMessages.notFound)
  return webhookOf(row)
}

type Page = { page: number; limit: number }

/** The last call first. */
export async function findDeliveries(
  db: Db,
  webhookId: string,
  { page, limit }: Page,
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  await requireWebhook(db, webhookId)
  const ofWebhook = db.selectFrom('webhookDeliveries').where('webhookId', '=', webhookId)
  const [rows, { count }] = await Promise.all([
    ofWebhook
      .select(['id', 'type', 'ids', 'createdAt', 'attempts', 'deliveredAt', 'givenUpAt'])
      .select(['nextTryAt', 'status', 'error'])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    ofWebhook.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { deliveries: rows.map((row) => ({ ...row, ids: textsIn(row.ids) })), total: count }
}

type WebhookRow = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['execute']>>[number]

function selectWebhooks(db: Db) {
  return db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'pausedAt', 'createdAt'])
    .select((webhook) => {
      const deliveries = webhook
        .selectFrom('webhookDeliveries')
        .select((row) => row.fn.countAll<number>().as('count'))
        .whereRef('webhookId', '=', 'webhooks.id')
      return [
        deliveries.where('nextTryAt', 'is not', null).where('attempts', '>', 0).as('waiting'),
        deliveries.where('givenUpAt', 'is not', null).as('failed'),
      ]
    })
}

function webhookOf({ events, pausedAt, waiting, failed, ...row }: WebhookRow): Webhook {
  return {
    ...row,
    events: textsIn(events).flatMap((text) => webhookEvents.find((event) => event === text) ?? []),
    isPaused: pausedAt !== null,
    waiting: waiting ?? 0,
    failed: failed ?? 0,
  }
}
