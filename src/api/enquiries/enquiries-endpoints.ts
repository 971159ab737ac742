import { enquiryMessages, enquiryStatuses } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryEvent } from '#contract/enquiries/enquiry.ts'
import {
  EnquiryForm,
  EnquiryListQuery,
  EnquiryNoteForm,
  EnquiryStatusForm,
} from '#contract/enquiries/enquiry-form.ts'
import { z } from '#contract/schema.ts'
import {
  markEnquiryRead,
  noteOnEnquiry,
  setEnquiryStatus,
} from '#domain/enquiries/change-enquiries.ts'
import { deleteEnquiry } from '#domain/enquiries/delete-enquiry.ts'
import {
  countEnquiries,
  countUnread,
  findEnquiries,
  findEnquiry,
  findEnquiryHistory,
} from '#domain/enquiries/find-enquiries.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { ConsentAnswer } from '../consents/consent-answer.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer, PagingAnswer } from '../general-schemas.ts'
import { orRefuse } from '../or-refuse.ts'
import { findPart } from '../paging.ts'

const EnquiryAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string().nullable(),
  product: z.string(),
  productId: z.string().nullable(),
  message: z.string(),
  status: z.enum(enquiryStatuses),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  isSuspect: z.boolean(),
  consent: ConsentAnswer.nullable(),
}) satisfies z.ZodType<Enquiry>

const EventAnswer = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  kind: z.enum(['received', 'status', 'note', 'consent']),
  text: z.string(),
}) satisfies z.ZodType<EnquiryEvent>

const HistoryAnswer = z.object({ history: z.array(EventAnswer) })
const ChangedAnswer = MessageAnswer.extend({ enquiry: EnquiryAnswer })

export const enquiriesEndpoints = [
  endpoint({
    method: 'POST',
    path: '/enquiry',
    summary: 'Ask about a product; the header Idempotency-Key makes sending it twice harmless',
    guard: 'anyone',
    body: EnquiryForm,
    answer: MessageAnswer.extend({ reference: z.string() }),
    status: 201,
    refusals: [429],
    async call(app, { caller, body }) {
      const { reference } = await receiveEnquiry(app, body, caller)
      return { message: enquiryMessages.received, reference }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/enquiries',
    summary: 'What visitors asked, the newest first',
    guard: 'administrator',
    query: EnquiryListQuery,
    answer: z.object({
      enquiries: z.array(EnquiryAnswer),
      unread: z.int(),
      ...PagingAnswer,
    }),
    async call({ db }, { query }) {
      const { items, paging } = await findPart(query, {
        path: '/admin/enquiries',
        find: (slice) => findEnquiries(db, slice),
        count: () => countEnquiries(db, query),
      })
      return { enquiries: items, unread: await countUnread(db), ...paging }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/enquiries/{id}/status',
    summary: 'Set the status of an enquiry',
    guard: 'administrator',
    params: IdParams,
    body: EnquiryStatusForm,
    answer: ChangedAnswer,
    refusals: [404],
    async call(app, { caller, params, body }) {
      const enquiry = await setEnquiryStatus(app, caller.by, params.id, body.status)
      return { message: enquiryMessages.statusChanged, enquiry }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/admin/enquiries/{id}/read',
    summary: 'Somebody has opened this enquiry',
    guard: 'administrator',
    params: IdParams,
    answer: z.object({ enquiry: EnquiryAnswer }),
    refusals: [404],
    async call(app, { params }) {
      return { enquiry: await markEnquiryRead(app, params.id) }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/enquiries/{id}/history',
    summary: 'What became of an enquiry: who did what, and the notes',
    guard: 'administrator',
    params: IdParams,
    answer: HistoryAnswer,
    refusals: [404],
    async call({ db }, { params }) {
      const { id } = orRefuse(await findEnquiry(db, params.id), enquiryMessages.notFound)
      return { history: await findEnquiryHistory(db, id) }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/admin/enquiries/{id}/notes',
    summary: 'Write a note on an enquiry',
    guard: 'administrator',
    params: IdParams,
    body: EnquiryNoteForm,
    answer: HistoryAnswer.extend({ message: z.string() }),
    status: 201,
    refusals: [404],
    async call(app, { caller, params, body }) {
      await noteOnEnquiry(app, caller.by, params.id, body.text)
      const history = await findEnquiryHistory(app.db, params.id)
      return { message: enquiryMessages.noteKept, history }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/enquiries/{id}',
    summary:
      'Delete an enquiry for good, with its notes, its e-mails and the consent given with it',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
    async call(app, { caller, params }) {
      await deleteEnquiry(app, caller.by, params.id)
      return { message: enquiryMessages.deleted }
    },
  }),
]
