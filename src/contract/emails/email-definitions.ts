import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import { EmailListQuery } from './email-query.ts'
import { emailKinds, emailStates } from './outbox-email.ts'
import type { OutboxEmail } from './outbox-email.ts'

const EmailResponse = z.object({
  id: z.string(),
  kind: z.enum(emailKinds),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.string()),
  state: z.enum(emailStates),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  nextTryAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
  sentAt: z.iso.datetime().nullable(),
  canBeSent: z.boolean(),
} satisfies FieldsOf<OutboxEmail>)

export const emailDefinitions = {
  list: {
    summary: 'E-mails that wait, were sent or have failed, the newest first, always in pages',
    query: EmailListQuery,
    response: z.object({
      emails: z.array(EmailResponse),
      isMailSetUp: z.boolean(),
      failed: z.int(),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  sendTest: {
    summary: 'Send a test e-mail to your own address',
    response: MessageResponse.extend({ email: EmailResponse }),
    refusals: [409],
  },
  sendAgain: {
    summary: 'Send an e-mail again that has failed, or one that waits at once',
    params: IdParams,
    response: MessageResponse.extend({ email: EmailResponse }),
    refusals: [404, 409],
  },
} satisfies CallDefinitions
