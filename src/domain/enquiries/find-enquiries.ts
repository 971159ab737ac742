import type { Enquiry, EnquiryEvent } from '#contract/enquiries/enquiry.ts'
import type { EnquiryListQuery } from '#contract/enquiries/enquiry-form.ts'
import type { Db } from '../app.ts'
import { holdsWords } from '../holds-words.ts'
import type { EnquiriesTable } from './enquiries-table.ts'
import { eventOf } from './enquiry-events.ts'

const columns = [
  'id',
  'reference',
  'name',
  'email',
  'phone',
  'company',
  'product',
  'productId',
  'message',
  'status',
  'createdAt',
  'readAt',
  'suspectedAt',
] as const satisfies (keyof EnquiriesTable)[]

type EnquiryRow = Pick<EnquiriesTable, (typeof columns)[number]>

/** The newest first. Without page and limit, all of them. */
export async function findEnquiries(db: Db, query: EnquiryListQuery): Promise<Enquiry[]> {
  const { page = 1, limit } = query
  const rows = filtered(db, query).select(columns).orderBy('id', 'desc')
  const slice = limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit)
  return (await slice.execute()).map(enquiryOf)
}

export async function countEnquiries(db: Db, query: EnquiryListQuery): Promise<number> {
  const counted = filtered(db, query).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** How many nobody has opened yet. */
export async function countUnread(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function findEnquiry(db: Db, id: string): Promise<Enquiry | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && enquiryOf(row)
}

/** Who did what, from its coming on. */
export async function findEnquiryHistory(db: Db, id: string): Promise<EnquiryEvent[]> {
  const [told, notes] = await Promise.all([
    db
      .selectFrom('audit')
      .leftJoin('accounts', 'accounts.id', 'audit.accountId')
      .select(['audit.id', 'audit.at', 'action', 'after', 'accounts.email as by'])
      .where('subjectId', '=', id)
      .where('action', 'in', ['enquiry.received', 'enquiry.status-changed'])
      .execute(),
    db
      .selectFrom('enquiryNotes')
      .innerJoin('accounts', 'accounts.id', 'enquiryNotes.accountId')
      .select(['enquiryNotes.id', 'at', 'text', 'accounts.email as by'])
      .where('enquiryId', '=', id)
      .execute(),
  ])
  const events = [
    ...told.map(eventOf),
    ...notes.map((note) => ({ ...note, kind: 'note' as const })),
  ]
  return events.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

function filtered(db: Db, { q, status }: EnquiryListQuery) {
  let enquiries = db.selectFrom('enquiries')
  if (status) enquiries = enquiries.where('status', '=', status)
  if (q) enquiries = enquiries.where(holdsWords('searchText', q))
  return enquiries
}

function enquiryOf({ readAt, suspectedAt, ...row }: EnquiryRow): Enquiry {
  return { ...row, isRead: readAt !== null, isSuspect: suspectedAt !== null }
}
