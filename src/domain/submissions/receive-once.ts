import { isWithinLast } from '#platform/clock/clock.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { TableWith } from '../tables.ts'
import { idempotencyKeysOf, repeatWindow } from './idempotency-key.ts'
import type { Submission } from './idempotency-key.ts'
import type { Receipt } from './sender.ts'

const findReceipts = { enquiries: receiptsIn('enquiries'), contacts: receiptsIn('contacts') }

type SubmissionTable = keyof typeof findReceipts

/**
 * Stores a submission once, in one transaction, however often it is sent. `store` returns its
 * receipt, or undefined where the unique key shows that it is already stored.
 */
export async function receiveOnce(
  app: App,
  table: SubmissionTable,
  submission: Submission,
  store: (app: App, idempotencyKey: string) => Promise<Receipt | undefined>,
): Promise<Receipt> {
  const keys = idempotencyKeysOf(submission, app.clock.now())
  const before = keys.before && (await findReceipt(app.db, table, keys.before))
  if (before && isWithinLast(app.clock, repeatWindow, before.createdAt)) {
    return { reference: before.reference }
  }
  return inTransaction(
    app,
    async (app) => (await store(app, keys.own)) ?? requireReceipt(app, table, keys.own),
  )
}

function receiptsIn(
  table: TableWith<{ idempotencyKey: string; reference: string; createdAt: string }>,
) {
  return compileOnce((db: Db, { idempotencyKey }: { idempotencyKey: string }) =>
    db
      .selectFrom(table)
      .select(['reference', 'createdAt'])
      .where('idempotencyKey', '=', idempotencyKey),
  )
}

async function findReceipt(db: Db, table: SubmissionTable, idempotencyKey: string) {
  const [receipt] = await findReceipts[table](db, { idempotencyKey })
  return receipt
}

async function requireReceipt(
  app: App,
  table: SubmissionTable,
  idempotencyKey: string,
): Promise<Receipt> {
  const known = await findReceipt(app.db, table, idempotencyKey)
  if (!known) throw new Error('A stored submission is missing')
  return { reference: known.reference }
}
