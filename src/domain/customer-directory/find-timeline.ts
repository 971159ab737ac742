import { sql } from 'kysely'
import type { TimelineQuery } from '#contract/customer-directory/customer-record-form.ts'
import type { TimelineEntry, TimelineKind } from '#contract/customer-directory/customer-record.ts'
import type { Db } from '../app.ts'
import { contactsInUse } from '../contacts/contacts-in-use.ts'
import { enquiriesInUse } from '../enquiries/enquiries-in-use.ts'
import { submissionsOfRecord } from './submissions-of-record.ts'
import { shownPerson } from '../shown-person.ts'

type Page = TimelineQuery & { page: number; limit: number }

/** What happened between a customer and the office, the newest first. */
export async function findTimeline(
  db: Db,
  id: string,
  { kind, page, limit }: Page,
): Promise<TimelineEntry[]> {
  const rows = await entriesOf(db, id, kind)
    .select(['id', 'kind', 'at', 'title', 'text', 'by', 'ofKind', 'ofId'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(({ ofKind, ofId, ...entry }) => ({
    ...entry,
    submission: ofKind && ofId ? { kind: ofKind, id: ofId } : null,
  }))
}

export async function countTimeline(db: Db, id: string, { kind }: TimelineQuery): Promise<number> {
  const counted = entriesOf(db, id, kind).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

function entriesOf(db: Db, id: string, kind: TimelineKind | undefined) {
  const all = enquiriesOf(db, id)
    .unionAll(messagesOf(db, id))
    .unionAll(repliesTo(db, id))
    .unionAll(accountsOf(db, id))
    .unionAll(consentsOf(db, id))
    .unionAll(withdrawalsOf(db, id))
    .unionAll(notesOn(db, id))
  const entries = db.selectFrom(all.as('entries'))
  return kind ? entries.where('kind', '=', kind) : entries
}

/** A column that some kinds of entries have no value for. */
const nothing = sql<string | null>`cast(null as text)`
const noKind = sql<'enquiry' | 'message' | null>`cast(null as text)`

function textOf(text: TimelineKind) {
  return sql<TimelineKind>`cast(${sql.lit(text)} as text)`
}

function enquiriesOf(db: Db, id: string) {
  return enquiriesInUse(db)
    .select([
      'enquiries.id as id',
      textOf('enquiry').as('kind'),
      'createdAt as at',
      'product as title',
      sql<string | null>`message`.as('text'),
      sql<string | null>`name`.as('by'),
      sql<'enquiry' | 'message' | null>`cast('enquiry' as text)`.as('ofKind'),
      sql<string | null>`enquiries.id`.as('ofId'),
    ])
    .where('customerRecordId', '=', id)
}

function messagesOf(db: Db, id: string) {
  return contactsInUse(db)
    .select([
      'contacts.id as id',
      textOf('message').as('kind'),
      'createdAt as at',
      'reference as title',
      sql<string | null>`message`.as('text'),
      sql<string | null>`coalesce(contacts.name, contacts.email)`.as('by'),
      sql<'enquiry' | 'message' | null>`cast('message' as text)`.as('ofKind'),
      sql<string | null>`contacts.id`.as('ofId'),
    ])
    .where('customerRecordId', '=', id)
}

function repliesTo(db: Db, id: string) {
  return db
    .selectFrom(submissionsOfRecord(db, id).as('submissions'))
    .innerJoin('replies', 'replies.submissionId', 'submissions.ofId')
    .leftJoin('accounts', 'accounts.id', 'replies.accountId')
    .select([
      'replies.id as id',
      textOf('reply').as('kind'),
      'replies.at as at',
      'replies.subject as title',
      sql<string | null>`replies.text`.as('text'),
      shownPerson<string | null>().as('by'),
      sql<'enquiry' | 'message' | null>`submission_kind`.as('ofKind'),
      sql<string | null>`of_id`.as('ofId'),
    ])
}

function accountsOf(db: Db, id: string) {
  return db
    .selectFrom('customers')
    .select([
      'customers.id as id',
      textOf('account').as('kind'),
      'createdAt as at',
      'userId as title',
      nothing.as('text'),
      nothing.as('by'),
      noKind.as('ofKind'),
      nothing.as('ofId'),
    ])
    .where('customerRecordId', '=', id)
}

function consentsOf(db: Db, id: string) {
  return db
    .selectFrom(submissionsOfRecord(db, id).as('submissions'))
    .innerJoin('consents', 'consents.submissionId', 'submissions.ofId')
    .select([
      'consents.id as id',
      textOf('consent').as('kind'),
      'agreedAt as at',
      'email as title',
      sql<string | null>`wording`.as('text'),
      nothing.as('by'),
      sql<'enquiry' | 'message' | null>`submission_kind`.as('ofKind'),
      sql<string | null>`of_id`.as('ofId'),
    ])
}

function withdrawalsOf(db: Db, id: string) {
  return db
    .selectFrom(submissionsOfRecord(db, id).as('submissions'))
    .innerJoin('consents', 'consents.submissionId', 'submissions.ofId')
    .where('withdrawnAt', 'is not', null)
    .select([
      'consents.id as id',
      textOf('withdrawal').as('kind'),
      sql<string>`withdrawn_at`.as('at'),
      'email as title',
      nothing.as('text'),
      nothing.as('by'),
      sql<'enquiry' | 'message' | null>`submission_kind`.as('ofKind'),
      sql<string | null>`of_id`.as('ofId'),
    ])
}

function notesOn(db: Db, id: string) {
  return db
    .selectFrom('customerRecordNotes')
    .leftJoin('accounts', 'accounts.id', 'customerRecordNotes.accountId')
    .where('recordId', '=', id)
    .where('deletedAt', 'is', null)
    .select([
      'customerRecordNotes.id as id',
      textOf('note').as('kind'),
      'customerRecordNotes.at as at',
      sql<string>`''`.as('title'),
      sql<string | null>`customer_record_notes.text`.as('text'),
      shownPerson<string | null>().as('by'),
      noKind.as('ofKind'),
      nothing.as('ofId'),
    ])
}
