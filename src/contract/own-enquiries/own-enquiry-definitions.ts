import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { EnquiryProductResponse } from '../enquiries/enquiry-definitions.ts'
import { EnquiryForm } from '../enquiries/enquiry-form.ts'
import { FileResponse, MessageResponse, PagingResponse } from '../general-schemas.ts'
import { queryFields } from '../list-query.ts'
import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import type { Attachment } from '../submissions/attachment.ts'
import { ownStatuses } from './own-enquiry.ts'
import type { OwnEnquiry, OwnReply } from './own-enquiry.ts'

const OwnReplyResponse = z.object({
  at: z.iso.datetime(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(
    z.object({ id: z.string(), name: z.string(), bytes: z.int() } satisfies FieldsOf<Attachment>),
  ),
} satisfies FieldsOf<OwnReply>)

const OwnEnquiryResponse = z.object({
  reference: z.string(),
  product: z.string().nullable(),
  productId: z.string().nullable(),
  quantity: z.int().nullable(),
  products: z.array(EnquiryProductResponse),
  message: z.string(),
  name: z.string().nullable(),
  status: z.enum(ownStatuses),
  createdAt: z.iso.datetime(),
  replies: z.array(OwnReplyResponse),
} satisfies FieldsOf<OwnEnquiry>)

const { page, limit } = queryFields

export const ownEnquiryDefinitions = {
  list: {
    summary: 'The enquiries and messages of the signed-in customer, the newest first',
    query: z.object({ page, limit }),
    response: z.object({ enquiries: z.array(OwnEnquiryResponse), ...PagingResponse }),
  },
  find: {
    summary: 'An enquiry or a message of the signed-in customer, with the replies to it',
    params: z.object({ reference: plainText() }),
    response: z.object({ enquiry: OwnEnquiryResponse }),
    refusals: [404],
  },
  findAttachment: {
    summary: 'A file that went out with a reply to the signed-in customer',
    params: z.object({ reference: plainText(), attachmentId: plainText() }),
    response: FileResponse,
    sendsFile: true,
    refusals: [404],
  },
  send: {
    summary: 'Enquire as the signed-in customer',
    body: EnquiryForm,
    response: MessageResponse.extend({ reference: z.string() }),
    status: 201,
    refusals: [429],
  },
} satisfies CallDefinitions
