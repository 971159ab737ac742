import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact, ContactStatus } from '#contract/contacts/contact.ts'
import type { ContactPasswordForm } from '#contract/customers/customer-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRow } from '../lock-row.ts'
import { keepCustomer, sendInitialPassword } from '../customers/change-customers.ts'
import { Refusal } from '../refusal.ts'
import { isSameAccount, contactSearchText, auditFieldsOf } from './contact-rules.ts'
import { findContact } from './find-contacts.ts'

/** Any status may follow any other. The same status again changes and records nothing. */
export async function setContactStatus(app: App, by: Actor, id: string, status: ContactStatus) {
  return inTransaction(app, async (app) => {
    const before = await holdContact(app, id)
    if (before.status === status) return before
    await app.db.updateTable('contacts').set({ status }).where('id', '=', id).execute()
    await recordAudit(app, by, {
      action: 'contact.status-changed',
      subjectId: id,
      before: { status: before.status },
      after: { status },
    })
    return requireContact(app, id)
  })
}

/** The contact becomes an existing customer, whose e-mail holds the password until it is sent. */
export async function setContactPassword(
  app: App,
  by: Actor,
  id: string,
  { password, gstNumber: typed }: ContactPasswordForm,
) {
  const passwordHash = await hashPassword(password)
  return inTransaction(app, async (app) => {
    const contact = await holdContact(app, id)
    const { name, email } = contact
    const of = await findCustomerOf(app, id)
    const gstNumber = typed ?? contact.gstNumber
    const known = { gstNumber, name, email }
    const { id: customerId } = await keepCustomer(app, by, { known, passwordHash, of })
    const before = { ...contact, customerId: of }
    await tieToCustomer(app, by, before, { ...before, type: 'existing', customerId, gstNumber })
    const userId = gstNumber ?? email ?? ''
    if (email) {
      await sendInitialPassword(app, customerId, { about: id, name, email, userId, password })
    }
    return requireContact(app, id)
  })
}

type Tied = Contact & { customerId: string | null }

/** Belongs in the transaction of the account. */
async function tieToCustomer(app: App, by: Actor, before: Tied, after: Tied) {
  if (isSameAccount(before, after)) return
  const { id, type, customerId, gstNumber } = after
  await app.db
    .updateTable('contacts')
    .set({ type, customerId, gstNumber, searchText: contactSearchText(after) })
    .where('id', '=', id)
    .execute()
  await recordAudit(app, by, {
    action: 'contact.tied-to-customer',
    subjectId: id,
    before: auditFieldsOf(before),
    after: auditFieldsOf(after),
  })
}

async function holdContact(app: App, id: string) {
  await lockRow(app, 'contacts', id)
  return requireContact(app, id)
}

async function findCustomerOf({ db }: App, id: string) {
  const row = await db
    .selectFrom('contacts')
    .select('customerId')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.customerId ?? null
}

async function requireContact({ db }: App, id: string): Promise<Contact> {
  const contact = await findContact(db, id)
  if (!contact) throw new Refusal('not-found', contactMessages.notFound)
  return contact
}
