import type { App } from './app.ts'
import type { TableWith } from './tables.ts'

/** Both engines lock a row that is written, even with its own value, until the transaction ends. */
export async function lockRow({ db }: App, table: TableWith<{ id: string }>, id: string) {
  await db
    .updateTable(table)
    .set((row) => ({ id: row.ref('id') }))
    .where('id', '=', id)
    .execute()
}
