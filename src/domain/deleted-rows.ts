import { retention } from '#contract/privacy/retention.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from './app.ts'
import { Refusal } from './refusal.ts'
import type { TableWith } from './tables.ts'

/** Tables whose deleted rows stay in the trash until they are purged. */
type DeletableTable = TableWith<{ id: string; deletedAt: string | null }>

/** False where there is no such row, or it is in the trash already. */
export async function putInTrash({ db, clock }: App, table: DeletableTable, id: string) {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ deletedAt: now(clock) })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

export async function takeFromTrash({ db }: App, table: DeletableTable, id: string) {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('not-found', trashMessages.notFound)
}

/** Locks the row, so that nobody restores it while it is purged. Belongs in the transaction of the purge. */
export async function requireInTrash(app: App, table: DeletableTable, id: string) {
  const [locked] = await lockTrashed(app, table, [id])
  if (locked === undefined) throw new Refusal('not-found', trashMessages.notFound)
}

const atOnce = 100

/** Purges the rows whose time in the trash is over, a batch per transaction. Gives how many. */
export async function purgeExpired(
  app: App,
  table: DeletableTable,
  purge: (app: App, ids: string[]) => Promise<unknown>,
  signal: AbortSignal,
) {
  const before = ago(app.clock, retention.trashDays * day)
  let purged = 0
  while (!signal.aborted) {
    const { expired, locked } = await inTransaction(app, async (app) => {
      const rows = await app.db
        .selectFrom(table)
        .select('id')
        .where('deletedAt', '<=', before)
        .limit(atOnce)
        .execute()
      const ids = await lockTrashed(
        app,
        table,
        rows.map(({ id }) => id),
      )
      if (ids.length > 0) await purge(app, ids)
      return { expired: rows.length, locked: ids.length }
    })
    purged += locked
    if (expired < atOnce) break
  }
  return purged
}

/** Gives the ids of those that are in the trash, and stay there until the transaction ends. */
async function lockTrashed({ db }: App, table: DeletableTable, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .updateTable(table)
    .set((row) => ({ id: row.ref('id') }))
    .where('id', 'in', ids)
    .where('deletedAt', 'is not', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
