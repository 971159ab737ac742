import { now } from '#platform/clock/clock.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import { system } from '../audit/actor.ts'
import { beginChange, editedAtOnce, readEdited, storeEdits } from './edited-products.ts'

/** Publishes the drafts whose time has come. Returns how many. */
export async function publishDueProducts(app: App) {
  let published = 0
  for (;;) {
    const due = await findDueIds(app)
    if (due.length === 0) return published
    published += await publishSome(app)
  }
}

async function publishSome(app: App) {
  return inTransaction(app, async (app) => {
    const change = await beginChange(app, system)
    // Found again: another process may have published them, or somebody may have set another time.
    const products = await readEdited(app.db, await findDueIds(app))
    await storeEdits(
      app,
      change,
      products.map((product) => ({ product, after: { publication: 'Published', publishAt: '' } })),
    )
    await change.counts.store(app)
    return products.length
  })
}

async function findDueIds({ db, clock }: Pick<App, 'db' | 'clock'>) {
  return (await selectDue(db, { at: now(clock) })).map(({ id }) => id)
}

const selectDue = compileOnce((db: Db, { at }: { at: string }) =>
  db
    .selectFrom('products')
    .select('id')
    .where('withdrawnAt', 'is', null)
    // Of a draft without a date it is empty.
    .where('draftUntil', '>', '')
    .where('draftUntil', '<=', at)
    .orderBy('draftUntil')
    .limit(editedAtOnce),
)
