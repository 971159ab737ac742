import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { ConsentResponse } from '../consents/consent-response.ts'
import { ContactPasswordForm } from '../customers/customer-form.ts'
import { IdParams, MessageResponse, PagingResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import { ReplyForm } from '../submissions/reply-form.ts'
import { HistoryResponse } from '../submissions/history-response.ts'
import {
  ContactForm,
  ContactListQuery,
  ContactStatusForm,
  CustomerMessageForm,
} from './contact-form.ts'
import { contactStatuses, contactTypes } from './contact.ts'
import type { Contact, ContactCounts } from './contact.ts'

const ContactResponse = z.object({
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
  consent: ConsentResponse.nullable(),
} satisfies FieldsOf<Contact>)

const CountsResponse = z.object({
  pending: z.int(),
  contacted: z.int(),
  completed: z.int(),
} satisfies FieldsOf<ContactCounts>)

const ChangedResponse = MessageResponse.extend({ contact: ContactResponse })

export const publicContactDefinitions = {
  send: {
    summary: 'Write to us: as a new customer, or with GST number and password as an existing one',
    body: { decidingField: 'password', with: CustomerMessageForm, without: ContactForm },
    response: MessageResponse.extend({ reference: z.string() }),
    status: 201,
    refusals: [401, 429],
  },
} satisfies CallDefinitions

export const contactDefinitions = {
  list: {
    summary: 'What people wrote, the newest first, and how many have each status',
    query: ContactListQuery,
    response: z.object({
      contacts: z.array(ContactResponse),
      isMailSetUp: z.boolean(),
      counts: CountsResponse,
      ...PagingResponse,
    }),
  },
  setStatus: {
    summary: 'Set the status of a contact',
    params: IdParams,
    body: ContactStatusForm,
    response: ChangedResponse,
    refusals: [404],
  },
  setPassword: {
    summary: 'Give a contact an account, or its account another password',
    params: IdParams,
    body: ContactPasswordForm,
    response: ChangedResponse,
    refusals: [404, 409],
  },
  findHistory: {
    summary: 'What became of a contact: who did what, and the replies',
    params: IdParams,
    response: HistoryResponse,
    refusals: [404],
  },
  reply: {
    summary: 'Reply to a contact by e-mail; a pending one counts as contacted then',
    params: IdParams,
    body: ReplyForm,
    response: ChangedResponse.extend(HistoryResponse.shape),
    status: 201,
    refusals: [404, 409],
  },
  delete: {
    summary: 'Delete a contact for good, with its e-mails and the consent given with it',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
