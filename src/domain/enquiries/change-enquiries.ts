import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Actor, Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRow } from '../lock-row.ts'
import { Refusal } from '../refusal.ts'
import { findEnquiry } from './find-enquiries.ts'

/** Any status may follow any other. The same status again changes and records nothing. */
export async function setEnquiryStatus(
  app: App,
  by: Actor,
  id: string,
  status: EnquiryStatus,
): Promise<Enquiry> {
  return inTransaction(app, async (app) => {
    const before = await holdEnquiry(app, id)
    if (before.status === status) return before
    await app.db.updateTable('enquiries').set({ status }).where('id', '=', id).execute()
    await recordAudit(app, by, {
      action: 'enquiry.status-changed',
      subjectId: id,
      before: { status: before.status },
      after: { status },
    })
    return { ...before, status }
  })
}

/** Harmless when repeated: the first time counts. */
export async function markEnquiryRead(app: App, by: Administrator, id: string): Promise<Enquiry> {
  return inTransaction(app, async (app) => {
    const { numUpdatedRows } = await app.db
      .updateTable('enquiries')
      .set({ readAt: now(app.clock) })
      .where('id', '=', id)
      .where('readAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0) await recordAudit(app, by, { action: 'enquiry.read', subjectId: id })
    return requireEnquiry(app, id)
  })
}

export async function noteOnEnquiry(app: App, by: Administrator, enquiryId: string, text: string) {
  const { accountId } = by
  await inTransaction(app, async (app) => {
    await holdEnquiry(app, enquiryId)
    const note = { id: newId(), enquiryId, accountId, text, at: now(app.clock) }
    await app.db.insertInto('enquiryNotes').values(note).execute()
    await recordAudit(app, by, { action: 'enquiry.noted', subjectId: enquiryId })
  })
}

async function holdEnquiry(app: App, id: string) {
  await lockRow(app, 'enquiries', id)
  return requireEnquiry(app, id)
}

async function requireEnquiry({ db }: App, id: string) {
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) throw new Refusal('not-found', enquiryMessages.notFound)
  return enquiry
}
