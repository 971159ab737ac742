import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'

/** Null removes it. One that is the same already is not recorded. */
export async function changeOwnName(app: App, by: Administrator, name: string | null) {
  const { accountId: id } = by
  await inTransaction(app, async (app) => {
    // Locked first: of two changes at once, the second is recorded as a change of the first.
    const before = await app.db
      .updateTable('accounts')
      .set((account) => ({ name: account.ref('name') }))
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirstOrThrow()
    if (before.name === name) return
    await app.db.updateTable('accounts').set({ name }).where('id', '=', id).execute()
    // Without the name itself: it can be removed, and the audit stays.
    const after = { fields: 'name' }
    await recordAudit(app, by, { action: 'account.changed', subjectId: id, after })
  })
}
