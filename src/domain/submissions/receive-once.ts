import { isWithinLast } from '#platform/clock/clock.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { TableWith } from '../tables.ts'
import { idempotencyKeysOf, repeatWindow } from './idempotency-key.ts'
import type { IdempotencyKeys, Submission } from './idempotency-key.ts'
import type { Receipt } from './sender.ts'

const findReceipts = { enquiries: receiptsIn('enquiries'), contacts: receiptsIn('contacts') }

type SubmissionTable = keyof typeof findReceipts

/**
 * Stores a submission once, in one transaction, however often it is sent. `store` returns its receipt,
 * or undefined where the unique key shows that one sent at the same moment is already stored.
 */
export async function receiveOnce(
  app: App,
  table: SubmissionTable,
  submission: Submission,
  store: (app: App, idempotencyKey: string) => Promise<Receipt | undefined>,
): Promise<Receipt> {
  const keys = idempotencyKeysOf(submission, app.clock.now())
  const known = await findKnown(app, table, keys)
  if (known) return known
  return inTransaction(
    app,
    async (app) => (await store(app, keys.own)) ?? requireReceipt(app, table, keys.own),
  )
}

async function findKnown(
  { db, clock }: App,
  table: SubmissionTable,
  { own, before }: IdempotencyKeys,
): Promise<Receipt | undefined> {
  const receipts = await findReceipts[table](db, { keys: before ? [own, before] : [own] })
  const known = receipts.find(
    ({ idempotencyKey, createdAt }) =>
      idempotencyKey === own || isWithinLast(clock, repeatWindow, createdAt),
  )
  return known && { reference: known.reference }
}

async function requireReceipt(
  { db }: App,
  table: SubmissionTable,
  idempotencyKey: string,
): Promise<Receipt> {
  const [stored] = await findReceipts[table](db, { keys: [idempotencyKey] })
  if (!stored) throw new Error('A stored submission is missing')
  return { reference: stored.reference }
}

function receiptsIn(
  table: TableWith<{ idempotencyKey: string; reference: string; createdAt: string }>,
) {
  return compileOnce((db: Db, { keys }: { keys: string[] }) =>
    db
      .selectFrom(table)
      .select(['idempotencyKey', 'reference', 'createdAt'])
      .where('idempotencyKey', 'in', keys),
  )
}
