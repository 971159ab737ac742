import { contactMessages, contactStatuses, contactTypes } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import {
  ContactForm,
  ContactListQuery,
  ContactStatusForm,
  CustomerMessageForm,
} from '#contract/contacts/contact-form.ts'
import { ContactPasswordForm } from '#contract/customers/customer-form.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import { z } from '#contract/schema.ts'
import { setContactPassword, setContactStatus } from '#domain/contacts/change-contacts.ts'
import { deleteContact } from '#domain/contacts/delete-contact.ts'
import { countContacts, findContacts } from '#domain/contacts/find-contacts.ts'
import { receiveContact, receiveCustomerMessage } from '#domain/contacts/receive-contact.ts'
import { ConsentAnswer } from '../consents/consent-answer.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer, PagingAnswer } from '../general-schemas.ts'
import { findPart } from '../paging.ts'

const ContactAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  gstNumber: z.string().nullable(),
  message: z.string(),
  type: z.enum(contactTypes),
  date: z.iso.datetime(),
  status: z.enum(contactStatuses),
  passwordSetAt: z.iso.datetime().nullable(),
  passwordInitialUntil: z.iso.datetime().nullable(),
  isSuspect: z.boolean(),
  customerId: z.string().nullable(),
  consent: ConsentAnswer.nullable(),
}) satisfies z.ZodType<Contact>

const ChangedAnswer = MessageAnswer.extend({ contact: ContactAnswer })

export const contactsEndpoints = [
  endpoint({
    method: 'POST',
    path: '/contact',
    summary: 'Write to us: as a new customer, or with GST number and password as an existing one',
    guard: 'anyone',
    body: { tellingField: 'password', with: CustomerMessageForm, without: ContactForm },
    answer: MessageAnswer.extend({ reference: z.string() }),
    status: 201,
    refusals: [401, 429],
    async call(app, { caller, body }) {
      if ('password' in body) {
        const { reference } = await receiveCustomerMessage(app, body, caller)
        return { message: contactMessages.received.existing, reference }
      }
      const { reference } = await receiveContact(app, body, caller)
      return { message: contactMessages.received.new, reference }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/contacts',
    summary: 'What people wrote, the newest first',
    guard: 'administrator',
    query: ContactListQuery,
    answer: z.object({
      contacts: z.array(ContactAnswer),
      isMailSetUp: z.boolean(),
      ...PagingAnswer,
    }),
    async call({ db, outbox }, { query }) {
      const { items, paging } = await findPart(query, {
        path: '/admin/contacts',
        find: (slice) => findContacts(db, slice),
        count: () => countContacts(db, query),
      })
      return { contacts: items, isMailSetUp: outbox.isMailSetUp, ...paging }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/contacts/{id}/status',
    summary: 'Set the status of a contact',
    guard: 'administrator',
    params: IdParams,
    body: ContactStatusForm,
    answer: ChangedAnswer,
    refusals: [404],
    async call(app, { caller, params, body }) {
      const contact = await setContactStatus(app, caller.by, params.id, body.status)
      return { message: contactMessages.statusChanged, contact }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/contacts/{id}/password',
    summary: 'Give a contact an account, or its account another password',
    guard: 'administrator',
    params: IdParams,
    body: ContactPasswordForm,
    answer: ChangedAnswer,
    refusals: [404, 409],
    async call(app, { caller, params, body }) {
      const contact = await setContactPassword(app, caller.by, params.id, body)
      return { message: customerMessages.passwordSet, contact }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/contacts/{id}',
    summary: 'Delete a contact for good, with its e-mails and the consent given with it',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
    async call(app, { caller, params }) {
      await deleteContact(app, caller.by, params.id)
      return { message: contactMessages.deleted }
    },
  }),
]
