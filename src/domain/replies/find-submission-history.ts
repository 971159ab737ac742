import { consentMessages } from '#contract/consents/consent.ts'
import { emailKindTexts, emailStateTexts } from '#contract/emails/outbox-email.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import { keysOf } from '#contract/keys-of.ts'
import { textField } from '#platform/unknown-fields.ts'
import type { Db } from '../app.ts'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import { emailStateOf } from '../outbox/email-state.ts'
import { findAttachmentsOf } from './find-attachments.ts'
import { shownPerson } from '../shown-person.ts'

/** What the office reads for each status. */
type StatusTexts = Readonly<Record<string, string>>

/** Who did what since it was received, and its e-mails; the oldest first. */
export async function findSubmissionHistory(
  db: Db,
  id: string,
  statusTexts: StatusTexts,
): Promise<SubmissionEvent[]> {
  const events = await Promise.all([
    findAudited(db, id, statusTexts),
    findNotes(db, id),
    findReplies(db, id),
    findEmails(db, id),
  ])
  return events
    .flat()
    .toSorted((one, other) =>
      one.at === other.at ? compare(one.id, other.id) : compare(one.at, other.at),
    )
}

const auditKinds = {
  'enquiry.received': 'received',
  'contact.received': 'received',
  'enquiry.read': 'read',
  'enquiry.status-changed': 'status',
  'contact.status-changed': 'status',
  'consent.withdrawn': 'consent',
  'enquiry.deleted': 'deleted',
  'contact.deleted': 'deleted',
  'enquiry.restored': 'restored',
  'contact.restored': 'restored',
  'enquiry.assigned': 'assigned',
  'contact.assigned': 'assigned',
  'enquiry.follow-up-set': 'follow-up',
  'contact.follow-up-set': 'follow-up',
} as const satisfies Partial<Record<AuditAction, SubmissionEvent['kind']>>

const auditActions = keysOf(auditKinds)

const texts: Partial<Record<SubmissionEvent['kind'], string>> = {
  received: 'Received',
  read: 'Opened',
  consent: consentMessages.withdrawn,
  deleted: 'Deleted',
  restored: 'Restored',
}

async function findAudited(db: Db, id: string, statusTexts: StatusTexts) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.accountId')
    .select([
      'audit.id',
      'audit.at',
      'action',
      'before',
      'after',
      shownPerson<string | null>().as('by'),
    ])
    .where('subjectId', '=', id)
    .where('action', 'in', auditActions)
    .execute()
  const people = await findPeople(db)
  const wordIn = (json: string | null) => {
    const fields: unknown = JSON.parse(json ?? '{}')
    const assignee = people.get(textField(fields, 'assigneeId') ?? '')
    const status = statusTexts[textField(fields, 'status') ?? '']
    return status ?? assignee ?? textField(fields, 'followUpOn') ?? null
  }
  return rows.flatMap(({ action, before, after, ...row }): SubmissionEvent[] => {
    const known = auditActions.find((known) => known === action)
    if (!known) return []
    const kind = auditKinds[known]
    const text = texts[kind] ?? wordIn(after) ?? ''
    return [{ ...row, kind, text, from: wordIn(before) }]
  })
}

async function findPeople(db: Db) {
  const people = db.selectFrom('accounts').select(['id', shownPerson().as('shownName')])
  return new Map((await people.execute()).map(({ id, shownName }) => [id, shownName]))
}

async function findNotes(db: Db, id: string): Promise<SubmissionEvent[]> {
  const rows = await db
    .selectFrom('enquiryNotes')
    .innerJoin('accounts', 'accounts.id', 'enquiryNotes.accountId')
    .select(['enquiryNotes.id', 'at', 'text', shownPerson().as('by')])
    .where('enquiryId', '=', id)
    .execute()
  return rows.map((row) => ({ ...row, kind: 'note', from: null }))
}

async function findReplies(db: Db, id: string): Promise<SubmissionEvent[]> {
  const rows = await db
    .selectFrom('replies')
    .innerJoin('accounts', 'accounts.id', 'replies.accountId')
    .select(['replies.id', 'at', 'text', shownPerson().as('by')])
    .where('submissionId', '=', id)
    .execute()
  const attachments = await findAttachmentsOf(db, id)
  return rows.map((row) => {
    const files = attachments.get(row.id)
    return { ...row, kind: 'reply', from: null, ...(files ? { attachments: files } : {}) }
  })
}

/** Each at the time of its state: a failed one is not earlier than its last attempt. */
async function findEmails(db: Db, id: string): Promise<SubmissionEvent[]> {
  const rows = await db
    .selectFrom('emails')
    .select(['id', 'kind', 'createdAt', 'sentAt', 'givenUpAt'])
    .where('about', '=', id)
    .execute()
  return rows.map(({ id, kind, createdAt, sentAt, givenUpAt }) => ({
    id,
    at: sentAt ?? givenUpAt ?? createdAt,
    by: null,
    kind: 'email',
    text: `${emailKindTexts[kind]}: ${emailStateTexts[emailStateOf({ sentAt, givenUpAt })]}`,
    from: null,
  }))
}

function compare(one: string, other: string) {
  return one < other ? -1 : 1
}
