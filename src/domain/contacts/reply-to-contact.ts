import type { Contact } from '#contract/contacts/contact.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { sendReply } from '../replies/send-reply.ts'
import type { NewReply } from '../replies/send-reply.ts'
import { storeAttachments } from '../replies/store-attachments.ts'
import { requireLockedContact } from './require-contact.ts'
import { setContactStatus } from './set-contact-status.ts'

/** A message counts as contacted once somebody has replied. */
export async function replyToContact(
  app: App,
  by: Administrator,
  id: string,
  reply: NewReply,
): Promise<Contact> {
  const stored = await storeAttachments(app, reply.uploads)
  return inTransaction(app, async (app) => {
    const contact = await requireLockedContact(app, id)
    const replied = { ...contact, kind: 'contact-reply' as const, createdAt: contact.date }
    const isNew = await sendReply(app, by, replied, { ...reply, stored })
    if (isNew) await recordAudit(app, by, { action: 'contact.replied', subjectId: id })
    if (contact.status !== 'pending') return contact
    return (await setContactStatus(app, by, id, 'contacted')).contact
  })
}
