export type AuditAction =
  | 'account.changed'
  | 'account.created'
  | 'account.invited'
  | 'account.password-change-refused'
  | 'account.password-changed'
  | 'account.password-reset'
  | 'account.password-reset-requested'
  | 'account.removed'
  | 'account.sessions-ended'
  | 'account.sign-in-refused'
  | 'account.sign-in-slowed'
  | 'account.signed-in'
  | 'account.signed-out'
  | 'catalogue.removed'
  | 'catalogue.uploaded'
  | 'consent.withdrawn'
  | 'contact.assigned'
  | 'contact.deleted'
  | 'contact.follow-up-set'
  | 'contact.purged'
  | 'contact.received'
  | 'contact.replied'
  | 'contact.restored'
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
  | 'email.sent-again'
  | 'enquiry.assigned'
  | 'enquiry.deleted'
  | 'enquiry.follow-up-set'
  | 'enquiry.noted'
  | 'enquiry.purged'
  | 'enquiry.read'
  | 'enquiry.received'
  | 'enquiry.replied'
  | 'enquiry.restored'
  | 'enquiry.status-changed'
  | 'gallery.reordered'
  | 'image.added'
  | 'image.changed'
  | 'image.deleted'
  | 'image.purged'
  | 'image.restored'
  | 'logo.added'
  | 'logo.changed'
  | 'logo.deleted'
  | 'logo.purged'
  | 'logo.restored'
  | 'logos.reordered'
  | 'person.erased'
  | 'product.added'
  | 'product.changed'
  | 'product.purged'
  | 'product.restored'
  | 'product.withdrawn'

export type AuditTable = {
  id: string
  at: string
  /** The account that did it; null for the system itself and for visitors. */
  accountId: string | null
  action: AuditAction
  /** The same for all events of one change, by which it is undone. */
  changeId: string
  subjectId: string | null
  before: string | null
  after: string | null
  /** From which network, in part: never a whole address, and only for a while. */
  network: string | null
}
