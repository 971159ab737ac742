import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { ConsentResponse } from '../consents/consent-response.ts'
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
import { ReplyFactsResponse } from '../submissions/reply-facts-response.ts'
import { AttachmentParams, HistoryResponse } from '../submissions/history-response.ts'
import { EnquiryForm } from './enquiry-form.ts'
import {
  EnquiryChangesForm,
  EnquiryDeletionForm,
  EnquiryListFilter,
  EnquiryListQuery,
  EnquiryNoteForm,
  EnquiryStatusForm,
} from './enquiry-schemas.ts'
import { enquiryStatuses } from './enquiry.ts'
import type { Enquiry, EnquiryCounts, EnquiryNote, EnquiryPage, EnquiryProduct } from './enquiry.ts'

export const EnquiryProductResponse = z.object({
  productId: z.string(),
  name: z.string(),
  quantity: z.int().nullable(),
} satisfies FieldsOf<EnquiryProduct>)

const EnquiryResponse = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string().nullable(),
  product: z.string(),
  productId: z.string().nullable(),
  products: z.array(EnquiryProductResponse),
  quantity: z.int().nullable(),
  gstNumber: z.string().nullable(),
  pinCode: z.string().nullable(),
  message: z.string(),
  status: z.enum(enquiryStatuses),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  isSuspect: z.boolean(),
  customer: CustomerLinkResponse.nullable(),
  consent: ConsentResponse.nullable(),
  ...followUpResponse,
} satisfies FieldsOf<Enquiry>)

const CountsResponse = z.object({
  pending: z.int(),
  responded: z.int(),
  closed: z.int(),
} satisfies FieldsOf<EnquiryCounts>)

const NoteResponse = z.object({
  enquiryId: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  text: z.string(),
} satisfies FieldsOf<EnquiryNote>)

const EnquiryPageResponse = z.object({
  enquiry: EnquiryResponse,
  others: z.array(
    EnquiryResponse.pick({
      id: true,
      reference: true,
      product: true,
      status: true,
      createdAt: true,
    }),
  ),
  newerId: z.string().nullable(),
  olderId: z.string().nullable(),
} satisfies FieldsOf<EnquiryPage>)

export const publicEnquiryDefinitions = {
  send: {
    summary: 'Ask about a product; the header Idempotency-Key makes sending it twice harmless',
    body: EnquiryForm,
    response: MessageResponse.extend({ reference: z.string() }),
    status: 201,
    refusals: [429],
  },
} satisfies CallDefinitions

export const enquiryDefinitions = {
  list: {
    summary: 'What visitors asked, the newest first or sorted, and how many have each status',
    query: EnquiryListQuery,
    response: z.object({
      enquiries: z.array(EnquiryResponse),
      unread: z.int(),
      counts: CountsResponse,
      isMailSetUp: z.boolean(),
      notes: z.array(NoteResponse).optional(),
      ...PagingResponse,
    }),
  },
  find: {
    summary: 'One enquiry, what else its sender asked, and its neighbours in the list of the query',
    params: IdParams,
    query: EnquiryListFilter,
    response: EnquiryPageResponse,
    refusals: [404],
  },
  setStatus: {
    summary: 'Set the status of an enquiry; `changeId` undoes it',
    params: IdParams,
    body: EnquiryStatusForm,
    response: MessageResponse.extend({
      enquiry: EnquiryResponse,
      changeId: z.string().nullable(),
    }),
    refusals: [404],
  },
  suggestTexts: {
    summary: 'Texts of enquiries that contain what is typed, the most used first',
    query: suggestTextsQuery(['product', 'company']),
    response: SuggestionsResponse,
  },
  changeSeveral: {
    summary: 'Set status or assignee of several enquiries, all together',
    body: EnquiryChangesForm,
    response: SubmissionsChangedResponse,
  },
  undoChange: {
    summary: 'Undo a change of enquiries, except of those that somebody has changed since',
    params: ChangeParams,
    response: SubmissionsUndoneResponse,
    refusals: [404],
  },
  setFollowUp: {
    summary: 'Assign an enquiry to an account, or set the day of its follow-up',
    params: IdParams,
    body: FollowUpForm,
    response: MessageResponse.extend({ enquiry: EnquiryResponse }),
    refusals: [404],
  },
  markRead: {
    summary: 'Somebody has opened this enquiry',
    params: IdParams,
    response: z.object({ enquiry: EnquiryResponse }),
    refusals: [404],
  },
  findHistory: {
    summary: 'The history of an enquiry: who did what, and the notes',
    params: IdParams,
    response: HistoryResponse.extend({ isMailSetUp: z.boolean() }),
    refusals: [404],
  },
  findReplyFacts: {
    summary: 'What a reply to an enquiry can name: its product as the catalogue has it now',
    params: IdParams,
    response: ReplyFactsResponse,
    refusals: [404],
  },
  addNote: {
    summary: 'Write a note on an enquiry',
    params: IdParams,
    body: EnquiryNoteForm,
    response: HistoryResponse.extend({ message: z.string() }),
    status: 201,
    refusals: [404],
  },
  reply: {
    summary: 'Reply to an enquiry by e-mail; a new one is in progress then',
    params: IdParams,
    body: ReplyForm,
    files: replyFiles,
    takesJson: true,
    response: HistoryResponse.extend({ message: z.string(), enquiry: EnquiryResponse }),
    status: 201,
    refusals: [404, 409],
    details: ReplyConflict,
  },
  findAttachment: {
    summary: 'A file that went out with a reply to an enquiry',
    params: AttachmentParams,
    response: FileResponse,
    sendsFile: true,
    refusals: [404],
  },
  delete: {
    summary:
      'Move an enquiry to the trash, with its notes, its e-mails and the consent given with it',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
  deleteSeveral: {
    summary: 'Move several enquiries to the trash, all together',
    body: EnquiryDeletionForm,
    response: SubmissionsChangedResponse,
  },
  undoDeletion: {
    summary: 'Restore the enquiries that were deleted together',
    params: ChangeParams,
    response: SubmissionsUndoneResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
