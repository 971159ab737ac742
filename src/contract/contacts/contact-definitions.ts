import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { ConsentResponse } from '../consents/consent-response.ts'
import { ContactPasswordForm } from '../customers/customer-form.ts'
import { CustomerLinkResponse } from '../customer-directory/customer-link-response.ts'
import { FollowUpForm } from '../follow-ups/follow-up-form.ts'
import {
  ChangeParams,
  SubmissionsChangedResponse,
  SubmissionsUndoneResponse,
} from '../follow-ups/submission-changes-form.ts'
import { suggestTextsQuery, SuggestionsResponse } from '../submissions/suggested-texts-query.ts'
import { followUpResponse } from '../follow-ups/follow-up-response.ts'
import { FileResponse, IdParams, MessageResponse, PagingResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import { ReplyConflict, replyFiles, ReplyForm } from '../submissions/reply-form.ts'
import { AttachmentParams, HistoryResponse } from '../submissions/history-response.ts'
import { ContactForm, CustomerMessageForm } from './contact-form.ts'
import {
  ContactChangesForm,
  ContactDeletionForm,
  ContactListFilter,
  ContactListQuery,
  ContactStatusForm,
} from './contact-schemas.ts'
import { contactStatuses, contactTypes } from './contact.ts'
import type { Contact, ContactCounts, ContactPage } from './contact.ts'

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
  customer: CustomerLinkResponse.nullable(),
  consent: ConsentResponse.nullable(),
  ...followUpResponse,
} satisfies FieldsOf<Contact>)

const CountsResponse = z.object({
  pending: z.int(),
  contacted: z.int(),
  completed: z.int(),
} satisfies FieldsOf<ContactCounts>)

const ContactPageResponse = z.object({
  contact: ContactResponse,
  others: z.array(
    ContactResponse.pick({ id: true, reference: true, message: true, status: true, date: true }),
  ),
  newerId: z.string().nullable(),
  olderId: z.string().nullable(),
} satisfies FieldsOf<ContactPage>)

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
    summary: 'What people wrote, the newest first or sorted, and how many have each status',
    query: ContactListQuery,
    response: z.object({
      contacts: z.array(ContactResponse),
      isMailSetUp: z.boolean(),
      counts: CountsResponse,
      ...PagingResponse,
    }),
  },
  find: {
    summary: 'One contact, what else its sender wrote, and its neighbours in the list of the query',
    params: IdParams,
    query: ContactListFilter,
    response: ContactPageResponse.extend({ isMailSetUp: z.boolean() }),
    refusals: [404],
  },
  setFollowUp: {
    summary: 'Assign a contact to an account, or set the day of its follow-up',
    params: IdParams,
    body: FollowUpForm,
    response: ChangedResponse,
    refusals: [404],
  },
  setStatus: {
    summary: 'Set the status of a contact; `changeId` undoes it',
    params: IdParams,
    body: ContactStatusForm,
    response: ChangedResponse.extend({ changeId: z.string().nullable() }),
    refusals: [404],
  },
  suggestTexts: {
    summary: 'Texts of contacts that contain what is typed, the most used first',
    query: suggestTextsQuery(['company']),
    response: SuggestionsResponse,
  },
  changeSeveral: {
    summary: 'Set status or assignee of several contacts, all together',
    body: ContactChangesForm,
    response: SubmissionsChangedResponse,
  },
  undoChange: {
    summary: 'Undo a change of contacts, except of those that somebody has changed since',
    params: ChangeParams,
    response: SubmissionsUndoneResponse,
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
    summary: 'The history of a contact: who did what, and the replies',
    params: IdParams,
    response: HistoryResponse.extend({ isMailSetUp: z.boolean() }),
    refusals: [404],
  },
  reply: {
    summary: 'Reply to a contact by e-mail; a pending one counts as contacted then',
    params: IdParams,
    body: ReplyForm,
    files: replyFiles,
    takesJson: true,
    response: ChangedResponse.extend(HistoryResponse.shape),
    status: 201,
    refusals: [404, 409],
    details: ReplyConflict,
  },
  findAttachment: {
    summary: 'A file that went out with a reply to a contact',
    params: AttachmentParams,
    response: FileResponse,
    sendsFile: true,
    refusals: [404],
  },
  delete: {
    summary: 'Move a contact to the trash, with its e-mails and the consent given with it',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
  deleteSeveral: {
    summary: 'Move several contacts to the trash, all together',
    body: ContactDeletionForm,
    response: SubmissionsChangedResponse,
  },
  undoDeletion: {
    summary: 'Restore the contacts that were deleted together',
    params: ChangeParams,
    response: SubmissionsUndoneResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
