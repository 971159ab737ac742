import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'

type Happened = { type: string; at: string; ids: string[] }

/** Belongs in a transaction. The body holds no personal data: who may read it asks for it with an API key. */
export async function enqueueDelivery(app: App, webhookId: string, { type, at, ids }: Happened) {
  const id = newId()
  await app.db
    .insertInto('webhookDeliveries')
    .values({
      id,
      webhookId,
      type,
      body: JSON.stringify({ type, timestamp: at, data: { ids } }),
      ids: JSON.stringify(ids),
      createdAt: at,
      nextTryAt: at,
      claimedUntil: '',
      attempts: 0,
      deliveredAt: null,
      givenUpAt: null,
      status: null,
      error: null,
    })
    .execute()
  return id
}
