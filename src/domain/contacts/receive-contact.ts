import type { ContactForm, CustomerMessageForm } from '#contract/contacts/contact-form.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { giveConsent } from '../consents/give-consent.ts'
import { attachSender } from '../customer-records/attach-sender.ts'
import { requireCustomer } from '../customers/sign-in-customer.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { receiveOnce } from '../submissions/receive-once.ts'
import { countSubmission } from '../limits/count-submission.ts'
import { reserveAcknowledgement } from '../limits/reserve-acknowledgement.ts'
import { newReference } from '../submissions/reference.ts'
import type { Receipt, Sender } from '../submissions/sender.ts'
import type { ContactsTable } from './contacts-table.ts'
import { contactSearchText } from './contact-rules.ts'
import { contactEmails } from './contact-emails.ts'
import { enqueueEmails } from '../outbox/enqueue-email.ts'

/** The content of a contact message, from new and existing customers. */
type MessageFields = Pick<
  ContactsTable,
  'type' | 'name' | 'email' | 'phone' | 'company' | 'gstNumber' | 'message' | 'customerId'
>

type Extras = { isSuspect: boolean; agreesToOffers: boolean }

/** From a new customer, also where somebody is signed in: the office may make an account for the sender. */
export async function receiveContact(
  app: App,
  form: ContactForm,
  sender: Sender,
): Promise<Receipt> {
  const { website, marketing, ...fields } = form
  const extras = { isSuspect: Boolean(website), agreesToOffers: marketing }
  return receiveMessage(app, { ...fields, type: 'new', customerId: null }, extras, sender)
}

/** From an existing customer, who signs in with the message: it is stored under the account. */
export async function receiveCustomerMessage(
  app: App,
  form: CustomerMessageForm,
  sender: Sender,
): Promise<Receipt> {
  const { id: customerId, ...customer } = await requireCustomer(app, form, sender)
  const { message } = form
  const fields: MessageFields = {
    ...customer,
    type: 'existing',
    phone: null,
    company: null,
    message,
    customerId,
  }
  return receiveMessage(
    app,
    fields,
    { isSuspect: Boolean(form.website), agreesToOffers: false },
    sender,
  )
}

/** Stores the message and enqueues the e-mails to both sides, once. */
async function receiveMessage(
  app: App,
  fields: MessageFields,
  extras: Extras,
  { address, key }: Sender,
) {
  const { type, name, email, phone, company, gstNumber, message, customerId } = fields
  const content = [type, name, email, phone, company, gstNumber, message, customerId]
  return receiveOnce(app, 'contacts', { content, address, key }, async (app, idempotencyKey) => {
    const saved = await saveContact(app, fields, extras, idempotencyKey)
    if (!saved) return undefined
    await countSubmission(app, address)
    await recordAudit(app, visitor, { action: 'contact.received', subjectId: saved.id })
    if (extras.agreesToOffers && fields.email) {
      await giveConsent(app, { submissionId: saved.id, email: fields.email, source: 'contact' })
    }
    if (!extras.isSuspect) await enqueueEmailsAbout(app, { ...fields, ...saved })
    return { reference: saved.reference }
  })
}

async function enqueueEmailsAbout(
  app: App,
  contact: MessageFields & { id: string; reference: string },
) {
  const { email } = contact
  const withheld = email === null ? undefined : await reserveAcknowledgement(app, email)
  await enqueueEmails(app, contactEmails(contact, await findSiteProfile(app), withheld))
}

export async function saveContact(
  app: App,
  fields: MessageFields,
  extras: Extras,
  idempotencyKey: string,
) {
  const reference = newReference('C')
  const createdAt = now(app.clock)
  const customerRecordId = extras.isSuspect ? null : await attachSender(app, fields)
  return app.db
    .insertInto('contacts')
    .values({
      ...fields,
      id: newId(),
      reference,
      idempotencyKey,
      status: 'pending',
      searchText: contactSearchText({ ...fields, reference }),
      suspectedAt: extras.isSuspect ? createdAt : null,
      assigneeId: null,
      followUpOn: null,
      customerRecordId,
      createdAt,
    })
    .onConflict((known) => known.column('idempotencyKey').doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst()
}
