import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryCounts } from '#contract/enquiries/enquiry.ts'
import type { EnquiryListQuery } from '#contract/enquiries/enquiry-form.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import type { Db } from '../app.ts'
import { consentColumns, consentOf } from '../consents/consent-views.ts'
import { holdsWords } from '../holds-words.ts'
import { findSubmissionHistory } from '../replies/find-submission-history.ts'
import { enquiriesInUse } from './enquiries-in-use.ts'

const columns = [
  'enquiries.id',
  'enquiries.reference',
  'enquiries.name',
  'enquiries.email',
  'enquiries.phone',
  'enquiries.company',
  'enquiries.product',
  'enquiries.productId',
  'enquiries.message',
  'enquiries.status',
  'enquiries.createdAt',
  'enquiries.readAt',
  'enquiries.suspectedAt',
] as const

type EnquiryRow = Awaited<ReturnType<ReturnType<typeof withConsent>['execute']>>[number]

/** The newest first. Without page and limit, all of them. */
export async function findEnquiries(db: Db, query: EnquiryListQuery): Promise<Enquiry[]> {
  const { page = 1, limit } = query
  const rows = withConsent(db, query).orderBy('enquiries.id', 'desc')
  const slice = limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit)
  return (await slice.execute()).map(enquiryOf)
}

export async function countEnquiries(db: Db, query: EnquiryListQuery): Promise<number> {
  const counted = filteredEnquiries(db, query).select((row) =>
    row.fn.countAll<number>().as('count'),
  )
  return (await counted.executeTakeFirstOrThrow()).count
}

/** How many of those that the query finds have each status, whatever status it asks for. */
export async function countEnquiriesByStatus(
  db: Db,
  query: EnquiryListQuery,
): Promise<EnquiryCounts> {
  const rows = await filteredEnquiries(db, { ...query, status: undefined })
    .select(['status', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = rows.map(({ status, count }) => [status, count])
  return { pending: 0, responded: 0, closed: 0, ...Object.fromEntries(counts) }
}

/** How many have not been opened yet. */
export async function countUnread(db: Db): Promise<number> {
  const { count } = await enquiriesInUse(db)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function findEnquiry(db: Db, id: string): Promise<Enquiry | undefined> {
  const row = await withConsent(db, {}).where('enquiries.id', '=', id).executeTakeFirst()
  return row && enquiryOf(row)
}

export function findEnquiryHistory(db: Db, id: string): Promise<SubmissionEvent[]> {
  return findSubmissionHistory(db, id, enquiryStatusTexts)
}

function withConsent(db: Db, query: EnquiryListQuery) {
  return filteredEnquiries(db, query)
    .leftJoin('consents', 'consents.submissionId', 'enquiries.id')
    .select([...columns, ...consentColumns])
}

function filteredEnquiries(db: Db, { q, status }: EnquiryListQuery) {
  let enquiries = enquiriesInUse(db)
  if (status) enquiries = enquiries.where('status', '=', status)
  if (q) enquiries = enquiries.where(holdsWords('searchText', q))
  return enquiries
}

function enquiryOf(row: EnquiryRow): Enquiry {
  const { readAt, suspectedAt, consentId, agreedAt, wording, withdrawnAt, ...enquiry } = row
  return {
    ...enquiry,
    isRead: readAt !== null,
    isSuspect: suspectedAt !== null,
    consent: consentOf({ consentId, agreedAt, wording, withdrawnAt }),
  }
}
