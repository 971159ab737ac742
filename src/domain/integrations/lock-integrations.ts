import type { App } from '../app.ts'

/**
 * Two at once would both find room for one more: the row of the office's settings is locked until the
 * transaction ends.
 */
export async function lockIntegrations({ db }: App) {
  await db
    .updateTable('officeSettings')
    .set((row) => ({ id: row.ref('id') }))
    .execute()
}
