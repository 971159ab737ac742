import { sql } from 'kysely'
import { enquiryStatusTexts, enquiryStatuses } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryCounts } from '#contract/enquiries/enquiry.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import type { Db } from '../app.ts'
import { consentColumns, consentOf } from '../consents/consent-views.ts'
import { findCustomerLinks } from '../customer-records/find-customer-links.ts'
import { withFollowUp } from '../follow-ups/follow-up-view.ts'
import { findSubmissionHistory } from '../replies/find-submission-history.ts'
import { listOrder, statusColumn, textColumn } from '../list-order.ts'
import { filteredEnquiries } from './filtered-enquiries.ts'
import type { EnquiryFilter } from './filtered-enquiries.ts'
import { enquiriesInUse } from './enquiries-in-use.ts'
import { findEnquiryProducts } from './enquiry-products.ts'
import { shownPerson } from '../shown-person.ts'

const columns = [
  'enquiries.id',
  'enquiries.reference',
  'enquiries.name',
  'enquiries.email',
  'enquiries.phone',
  'enquiries.company',
  'enquiries.product',
  'enquiries.productId',
  'enquiries.quantity',
  'enquiries.gstNumber',
  'enquiries.pinCode',
  'enquiries.message',
  'enquiries.status',
  'enquiries.createdAt',
  'enquiries.readAt',
  'enquiries.suspectedAt',
  'enquiries.assigneeId',
  'assignees.email as assigneeEmail',
  'enquiries.followUpOn',
  'enquiries.customerRecordId',
] as const

type EnquiryRow = Awaited<ReturnType<ReturnType<typeof withConsent>['execute']>>[number]

const listColumns = {
  id: sql.ref('enquiries.id'),
  sorts: {
    name: textColumn('enquiries.name'),
    product: textColumn('enquiries.product'),
    status: statusColumn('enquiries.status', enquiryStatuses),
  },
}

/** Without page and limit, all of them. */
export async function findEnquiries(db: Db, query: EnquiryFilter): Promise<Enquiry[]> {
  const { page = 1, limit, sort } = query
  const rows = withConsent(db, query).orderBy(listOrder(sort, listColumns))
  const slice = limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit)
  return withRelated(db, await slice.execute())
}

export async function countEnquiries(db: Db, query: EnquiryFilter): Promise<number> {
  const counted = filteredEnquiries(db, query).select((row) =>
    row.fn.countAll<number>().as('count'),
  )
  return (await counted.executeTakeFirstOrThrow()).count
}

/** How many of those that the query finds have each status, whatever status it asks for. */
export async function countEnquiriesByStatus(db: Db, query: EnquiryFilter): Promise<EnquiryCounts> {
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
  const rows = await withConsent(db, {}).where('enquiries.id', '=', id).execute()
  const [enquiry] = await withRelated(db, rows)
  return enquiry
}

export function findEnquiryHistory(db: Db, id: string): Promise<SubmissionEvent[]> {
  return findSubmissionHistory(db, id, enquiryStatusTexts)
}

function withConsent(db: Db, query: EnquiryFilter) {
  return filteredEnquiries(db, query)
    .leftJoin('consents', 'consents.submissionId', 'enquiries.id')
    .leftJoin('accounts as assignees', 'assignees.id', 'enquiries.assigneeId')
    .select([...columns, ...consentColumns])
    .select(shownPerson<string | null>('assignees').as('assigneeName'))
}

async function withRelated(db: Db, rows: EnquiryRow[]): Promise<Enquiry[]> {
  const ids = rows.map(({ id }) => id)
  const [products, customerOf] = await Promise.all([
    findEnquiryProducts(db, ids),
    findCustomerLinks(db, rows),
  ])
  return rows.map((row) => ({
    ...enquiryOf(row),
    products: products.get(row.id) ?? [],
    customer: customerOf(row),
  }))
}

function enquiryOf(row: EnquiryRow): Omit<Enquiry, 'products' | 'customer'> {
  const { readAt, suspectedAt, consentId, agreedAt, wording, withdrawnAt, ...rest } = row
  const { customerRecordId: _record, ...enquiry } = withFollowUp(rest)
  return {
    ...enquiry,
    isRead: readAt !== null,
    isSuspect: suspectedAt !== null,
    consent: consentOf({ consentId, agreedAt, wording, withdrawnAt }),
  }
}
