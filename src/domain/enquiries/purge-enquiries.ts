import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import { deleteConsentsOf } from '../consents/delete-consents.ts'
import { findRecordsOf, tidyRecords } from '../customer-records/tidy-records.ts'
import { purgeExpired, requireInTrash } from '../deleted-rows.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { deleteEmailsAbout } from '../outbox/delete-emails.ts'
import { deleteRepliesTo } from '../replies/delete-replies.ts'

/** Out of the trash for ever. The audit event stays and identifies nobody. */
export async function purgeEnquiry(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    await requireInTrash(app, 'enquiries', id)
    await purgeEnquiries(app, by, [id])
  })
}

export async function purgeOldEnquiries(app: App, signal: AbortSignal) {
  return purgeExpired(app, 'enquiries', (app, ids) => purgeEnquiries(app, system, ids), signal)
}

export async function purgeEnquiries(app: App, by: Actor, ids: string[]) {
  await inTransaction(app, async (app) => {
    await eraseEnquiries(app, ids)
    await recordAudits(
      app,
      by,
      ids.map((id) => ({ action: 'enquiry.purged', subjectId: id })),
    )
  })
}

/** With all that belongs to them; notes go with their enquiry. Belongs in a transaction. */
export async function eraseEnquiries(app: App, ids: string[]) {
  if (ids.length === 0) return
  const records = await findRecordsOf(app.db, 'enquiries', ids)
  await deleteEmailsAbout(app, ids)
  await deleteConsentsOf(app, ids)
  await deleteRepliesTo(app, ids)
  await app.db.deleteFrom('enquiries').where('id', 'in', ids).execute()
  await tidyRecords(app, records)
  await recordErasure(app)
}
