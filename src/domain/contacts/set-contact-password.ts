import type { Contact } from '#contract/contacts/contact.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import type { ContactPasswordForm } from '#contract/customers/customer-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { sendInitialPassword, setInitialPassword } from '../customers/set-initial-password.ts'
import { Refusal } from '../refusal.ts'
import { isSameAccount, contactSearchText, auditFieldsOf } from './contact-rules.ts'
import { requireContact, requireLockedContact } from './require-contact.ts'

/** Makes the contact an existing customer. The password is sent by e-mail, sealed until then. */
export async function setContactPassword(
  app: App,
  by: Actor,
  id: string,
  { password, gstNumber: typed }: ContactPasswordForm,
) {
  const passwordHash = await hashPassword(password)
  return inTransaction(app, async (app) => {
    const contact = await requireLockedContact(app, id)
    const { name, email } = contact
    const of = await findCustomerOf(app, id)
    const gstNumber = typed ?? contact.gstNumber
    await refuseAccountOfAnother(app, { gstNumber, email, of })
    const known = { gstNumber, name, email }
    const { id: customerId } = await setInitialPassword(app, by, { known, passwordHash, of })
    const before = { ...contact, customerId: of }
    await tieToCustomer(app, by, before, { ...before, type: 'existing', customerId, gstNumber })
    const userId = gstNumber ?? email ?? ''
    if (email) {
      await sendInitialPassword(app, customerId, { about: id, name, email, userId, password })
    }
    return requireContact(app, id)
  })
}

type Claim = { gstNumber: string | null; email: string | null; of: string | null }

/** Anybody can type a GST number into a message: the account must not go to who has another e-mail address. */
async function refuseAccountOfAnother({ db }: App, { gstNumber, email, of }: Claim) {
  if (gstNumber === null) return
  const account = await db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('userId', '=', gstNumber)
    .executeTakeFirst()
  if (!account?.email || account.id === of) return
  if (account.email.toLowerCase() === email?.toLowerCase()) return
  const { ofAnotherEmail } = customerMessages
  throw new Refusal('conflict', ofAnotherEmail, { fields: { gstNumber: ofAnotherEmail } })
}

type TiedContact = Contact & { customerId: string | null }

/** Belongs in the transaction of the account. */
async function tieToCustomer(app: App, by: Actor, before: TiedContact, after: TiedContact) {
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

async function findCustomerOf({ db }: App, id: string) {
  const row = await db
    .selectFrom('contacts')
    .select('customerId')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.customerId ?? null
}
