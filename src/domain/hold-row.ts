import type { App } from './app.ts'
import type { TableWith } from './tables.ts'

/**
 * Both engines lock a row that is written, even with what it already holds: until the end of the
 * transaction nobody else changes it.
 */
export async function holdRow({ db }: App, table: TableWith<{ id: string }>, id: string) {
  await db
    .updateTable(table)
    .set((row) => ({ id: row.ref('id') }))
    .where('id', '=', id)
    .execute()
}
