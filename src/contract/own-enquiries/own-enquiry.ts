import type { EnquiryProduct } from '../enquiries/enquiry.ts'
import type { Attachment } from '../submissions/attachment.ts'

/** How far an enquiry or a message is, in words for the customer. */
export const ownStatuses = ['received', 'in-progress', 'closed'] as const
export type OwnStatus = (typeof ownStatuses)[number]

export const ownStatusTexts: Record<OwnStatus, string> = {
  received: 'Received',
  'in-progress': 'In progress',
  closed: 'Closed',
}

export const ownEnquiryLimits = { onPage: 10 } as const

export const ownEnquiryMessages = {
  notFound: 'Enquiry not found',
  none: 'No enquiries yet',
  fileNotFound: 'File not found',
  howToAnswer: (phone: string) => `To answer, reply to our e-mail or call ${phone}.`,
} as const

/** What the office replied. Who of the office did is not said. */
export type OwnReply = {
  at: string
  subject: string
  text: string
  /** The files that the e-mail had. */
  attachments: Attachment[]
}

/** An enquiry or a message as the customer sees it. */
export type OwnEnquiry = {
  reference: string
  /** Null for a message of the contact form. */
  product: string | null
  productId: string | null
  /** Of pieces. Null where none was typed. */
  quantity: number | null
  /** Of an enquiry about several, each with its quantity. */
  products: EnquiryProduct[]
  message: string
  /** Who wrote it, where that is known. */
  name: string | null
  status: OwnStatus
  createdAt: string
  /** The oldest first. */
  replies: OwnReply[]
}
