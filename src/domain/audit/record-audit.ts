import { now } from '#platform/clock/clock.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Actor } from './actor.ts'

type AuditAction =
  | 'account.created'
  | 'account.password-change-refused'
  | 'account.password-changed'
  | 'account.password-reset'
  | 'account.password-reset-requested'
  | 'account.sessions-ended'
  | 'account.sign-in-refused'
  | 'account.sign-in-slowed'
  | 'account.signed-in'
  | 'account.signed-out'
  | 'catalogue.removed'
  | 'catalogue.uploaded'
  | 'consent.withdrawn'
  | 'contact.deleted'
  | 'contact.received'
  | 'contact.status-changed'
  | 'contact.tied-to-customer'
  | 'customer.deleted'
  | 'customer.password-changed'
  | 'customer.password-link-requested'
  | 'customer.password-set'
  | 'customer.sign-in-refused'
  | 'customer.sign-in-slowed'
  | 'customer.signed-in'
  | 'customer.signed-out'
  | 'demo-content.added'
  | 'demo-content.removed'
  | 'enquiry.deleted'
  | 'enquiry.noted'
  | 'enquiry.received'
  | 'enquiry.status-changed'
  | 'gallery.reordered'
  | 'image.added'
  | 'image.changed'
  | 'image.deleted'
  | 'letter.sent-again'
  | 'logo.added'
  | 'logo.changed'
  | 'logo.deleted'
  | 'logos.reordered'
  | 'person.erased'
  | 'product.added'
  | 'product.changed'
  | 'product.withdrawn'

type AuditEntry = {
  action: AuditAction
  subjectId?: string
  before?: object
  after?: object
  /** Of the visitor; its part that names a network is stored. */
  address?: string
}

/** Belongs in the transaction of what it tells. */
export async function recordAudit(app: App, by: Actor, entry: AuditEntry) {
  await app.db
    .insertInto('audit')
    .values({
      id: newId(),
      at: now(app.clock),
      accountId: by.kind === 'administrator' ? by.accountId : null,
      action: entry.action,
      subjectId: entry.subjectId ?? null,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
      network: entry.address ? networkOf(entry.address) : null,
    })
    .execute()
}
