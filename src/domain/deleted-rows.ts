import { retention } from '#contract/privacy/retention.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
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

export async function requireInTrash({ db }: App, table: DeletableTable, id: string) {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', trashMessages.notFound)
}

const atOnce = 100

/** Purges what has been in the trash for its time, some rows at once. Gives how many that were. */
export async function purgeExpired(
  { db, clock }: App,
  table: DeletableTable,
  purge: (ids: string[]) => Promise<unknown>,
  signal: AbortSignal,
) {
  const before = ago(clock, retention.trashDays * day)
  let purged = 0
  while (!signal.aborted) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('deletedAt', '<=', before)
      .limit(atOnce)
      .execute()
    if (rows.length > 0) await purge(rows.map(({ id }) => id))
    purged += rows.length
    if (rows.length < atOnce) break
  }
  return purged
}
