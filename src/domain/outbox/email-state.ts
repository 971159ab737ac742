import type { EmailState } from '#contract/emails/outbox-email.ts'
import type { EmailsTable } from './emails-table.ts'

export function emailStateOf({
  sentAt,
  givenUpAt,
}: Pick<EmailsTable, 'sentAt' | 'givenUpAt'>): EmailState {
  if (sentAt !== null) return 'sent'
  return givenUpAt === null ? 'waiting' : 'failed'
}
