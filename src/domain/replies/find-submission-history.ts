import { consentMessages } from '#contract/consents/consent.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import { textField } from '#platform/unknown-fields.ts'
import type { Db } from '../app.ts'
import type { AuditAction } from '../audit/audit-table.ts'

/** What the office reads for each status. */
type StatusTexts = Readonly<Record<string, string>>

/**
 * Who did what since it was received. Not that it was opened: reading the history opens it, and the
 * list shows what is unread.
 */
export async function findSubmissionHistory(
  db: Db,
  id: string,
  statusTexts: StatusTexts,
): Promise<SubmissionEvent[]> {
  const [audited, notes, replies] = await Promise.all([
    db
      .selectFrom('audit')
      .leftJoin('accounts', 'accounts.id', 'audit.accountId')
      .select(['audit.id', 'audit.at', 'action', 'after', 'accounts.email as by'])
      .where('subjectId', '=', id)
      .where('action', 'in', [...received, ...statusChanged, 'consent.withdrawn'])
      .execute(),
    db
      .selectFrom('enquiryNotes')
      .innerJoin('accounts', 'accounts.id', 'enquiryNotes.accountId')
      .select(['enquiryNotes.id', 'at', 'text', 'accounts.email as by'])
      .where('enquiryId', '=', id)
      .execute(),
    db
      .selectFrom('replies')
      .innerJoin('accounts', 'accounts.id', 'replies.accountId')
      .select(['replies.id', 'at', 'text', 'accounts.email as by'])
      .where('submissionId', '=', id)
      .execute(),
  ])
  const events = [
    ...audited.map((row) => eventOf(row, statusTexts)),
    ...notes.map((note) => ({ ...note, kind: 'note' as const })),
    ...replies.map((reply) => ({ ...reply, kind: 'reply' as const })),
  ]
  return events.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

const received: AuditAction[] = ['enquiry.received', 'contact.received']
const statusChanged: AuditAction[] = ['enquiry.status-changed', 'contact.status-changed']

type EventRow = {
  id: string
  at: string
  action: AuditAction
  after: string | null
  by: string | null
}

function eventOf({ action, after, ...row }: EventRow, statusTexts: StatusTexts): SubmissionEvent {
  if (received.includes(action)) return { ...row, kind: 'received', text: 'Received' }
  if (action === 'consent.withdrawn') {
    return { ...row, kind: 'consent', text: consentMessages.withdrawn }
  }
  const status = textField(JSON.parse(after ?? '{}'), 'status') ?? ''
  return { ...row, kind: 'status', text: statusTexts[status] ?? '' }
}
