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
export async function purgeContact(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    await requireInTrash(app, 'contacts', id)
    await purgeContacts(app, by, [id])
  })
}

export async function purgeOldContacts(app: App, signal: AbortSignal) {
  return purgeExpired(app, 'contacts', (app, ids) => purgeContacts(app, system, ids), signal)
}

export async function purgeContacts(app: App, by: Actor, ids: string[]) {
  await inTransaction(app, async (app) => {
    await eraseContacts(app, ids)
    await recordAudits(
      app,
      by,
      ids.map((id) => ({ action: 'contact.purged', subjectId: id })),
    )
  })
}

/** With all that belongs to them. Belongs in a transaction. */
export async function eraseContacts(app: App, ids: string[]) {
  if (ids.length === 0) return
  const records = await findRecordsOf(app.db, 'contacts', ids)
  await deleteEmailsAbout(app, ids)
  await deleteConsentsOf(app, ids)
  await deleteRepliesTo(app, ids)
  await app.db.deleteFrom('contacts').where('id', 'in', ids).execute()
  await tidyRecords(app, records)
  await recordErasure(app)
}
