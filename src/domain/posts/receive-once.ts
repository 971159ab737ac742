import { isWithinLast } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { TableWith } from '../tables.ts'
import { onceKeysOf, onceWindow } from './once-key.ts'
import type { Posting } from './once-key.ts'
import type { Receipt } from './sender.ts'

/** Where what people send is kept. */
type Kept = TableWith<{ onceKey: string; reference: string; createdAt: string }>

/**
 * One transaction for what is sent, however often it is: `keep` gives its receipt, or nothing where
 * the unique key says that it was kept before.
 */
export async function receiveOnce(
  app: App,
  kept: Kept,
  posting: Posting,
  keep: (app: App, onceKey: string) => Promise<Receipt | undefined>,
): Promise<Receipt> {
  const keys = onceKeysOf(posting, app.clock.now())
  const before = keys.before && (await findReceipt(app, kept, keys.before))
  if (before && isWithinLast(app.clock, onceWindow, before.createdAt)) {
    return { reference: before.reference }
  }
  return inTransaction(
    app,
    async (app) => (await keep(app, keys.own)) ?? requireReceipt(app, kept, keys.own),
  )
}

async function findReceipt({ db }: App, kept: Kept, onceKey: string) {
  return db
    .selectFrom(kept)
    .select(['reference', 'createdAt'])
    .where('onceKey', '=', onceKey)
    .executeTakeFirst()
}

async function requireReceipt(app: App, kept: Kept, onceKey: string): Promise<Receipt> {
  const known = await findReceipt(app, kept, onceKey)
  if (!known) throw new Error('what was there before is gone')
  return { reference: known.reference }
}
