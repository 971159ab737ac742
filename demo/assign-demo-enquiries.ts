import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { followUpEnquiry } from '#domain/enquiries/follow-up-enquiry.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { findDemoRecord } from './demo-record.ts'

/** Those that somebody returns to get the first account, which is created after the demo content. */
export async function assignDemoEnquiries(app: App) {
  const { enquiries } = await findDemoRecord(app.db)
  const account = await app.db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (!account || enquiries.length === 0) return
  await inTransaction(app, async (app) => {
    const rows = await app.db
      .selectFrom('enquiries')
      .select('id')
      .where('id', 'in', enquiries)
      .where('followUpOn', 'is not', null)
      .execute()
    for (const { id } of rows) {
      await followUpEnquiry(app, system, id, { assigneeId: account.id })
    }
  })
}
