import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireLockedEnquiry } from './require-enquiry.ts'

export async function noteOnEnquiry(app: App, by: Administrator, enquiryId: string, text: string) {
  const { accountId } = by
  await inTransaction(app, async (app) => {
    await requireLockedEnquiry(app, enquiryId)
    const note = { id: newId(), enquiryId, accountId, text, at: now(app.clock) }
    await app.db.insertInto('enquiryNotes').values(note).execute()
    await recordAudit(app, by, { action: 'enquiry.noted', subjectId: enquiryId })
  })
}
