import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import { MailSettingsForm } from './mail-settings-form.ts'
import { mailEncryptions, mailSources } from './office-mail.ts'
import type { MailSettingsView } from './office-mail.ts'
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

const MailSettingsResponse = z.object({
  source: z.enum(mailSources),
  isOfficeMailStored: z.boolean(),
  isPasswordReadable: z.boolean(),
  hasPassword: z.boolean(),
  host: z.string(),
  port: z.int(),
  encryption: z.enum(mailEncryptions),
  user: z.string(),
  senderName: z.string(),
  senderAddress: z.string(),
  recipient: z.string(),
  version: z.int(),
} satisfies FieldsOf<MailSettingsView>)

export const emailDefinitions = {
  list: {
    summary:
      'E-mails that wait, were sent or have failed, found by recipient and subject, the newest first or sorted, in pages',
    query: EmailListQuery,
    // `delayed` wait after an error, and `lastError` is that of the newest of them.
    response: z.object({
      emails: z.array(EmailResponse),
      isMailSetUp: z.boolean(),
      failed: z.int(),
      delayed: z.int(),
      lastError: z.string().nullable(),
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
  findSettings: {
    summary: 'The mail settings in use, without their password',
    response: z.object({ settings: MailSettingsResponse }),
  },
  saveSettings: {
    summary:
      'Set up mail; with `version`, only if nobody else has since. Settings of the environment have precedence and cannot be changed here',
    body: MailSettingsForm,
    response: MessageResponse.extend({ settings: MailSettingsResponse }),
    details: z.object({ settings: MailSettingsResponse }),
    refusals: [409],
  },
  removeSettings: {
    summary: 'Remove the mail settings of the office with their password',
    response: MessageResponse.extend({ settings: MailSettingsResponse }),
    refusals: [404, 409],
  },
  sendAgain: {
    summary: 'Send an e-mail again that has failed, or one that waits at once',
    params: IdParams,
    response: MessageResponse.extend({ email: EmailResponse }),
    refusals: [404, 409],
  },
} satisfies CallDefinitions
