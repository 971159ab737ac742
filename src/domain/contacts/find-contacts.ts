import { sql } from 'kysely'
import { contactStatusTexts, contactStatuses, contactTypes } from '#contract/contacts/contact.ts'
import type { Contact, ContactCounts } from '#contract/contacts/contact.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import type { Db } from '../app.ts'
import { consentColumns, consentOf } from '../consents/consent-views.ts'
import { findCustomerLinks } from '../customer-records/find-customer-links.ts'
import { withFollowUp } from '../follow-ups/follow-up-view.ts'
import { findSubmissionHistory } from '../replies/find-submission-history.ts'
import { listOrder, statusColumn, textColumn } from '../list-order.ts'
import { contactsInUse } from './contacts-in-use.ts'
import { filteredContacts } from './filtered-contacts.ts'
import type { ContactFilter } from './filtered-contacts.ts'
import { shownPerson } from '../shown-person.ts'

const listColumns = {
  id: sql.ref('contacts.id'),
  sorts: {
    name: textColumn('contacts.name'),
    company: textColumn('contacts.company'),
    type: statusColumn('contacts.type', contactTypes),
    status: statusColumn('contacts.status', contactStatuses),
  },
}

/** Without page and limit, all of them. */
export async function findContacts(db: Db, query: ContactFilter): Promise<Contact[]> {
  const { page = 1, limit, sort } = query
  const rows = withAccount(db, query).orderBy(listOrder(sort, listColumns))
  const slice = limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit)
  return withCustomers(db, await slice.execute())
}

/** How many of those that the query finds have each status, whatever status it asks for. */
export async function countContactsByStatus(db: Db, query: ContactFilter): Promise<ContactCounts> {
  const rows = await filteredContacts(db, { ...query, status: undefined })
    .select(['status', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = rows.map(({ status, count }) => [status, count])
  return { pending: 0, contacted: 0, completed: 0, ...Object.fromEntries(counts) }
}

/** How many wait for an answer. */
export async function countPendingContacts(db: Db): Promise<number> {
  const { count } = await contactsInUse(db)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return count
}

export async function findContact(db: Db, id: string): Promise<Contact | undefined> {
  const rows = await withAccount(db, {}).where('contacts.id', '=', id).execute()
  const [contact] = await withCustomers(db, rows)
  return contact
}

export function findContactHistory(db: Db, id: string): Promise<SubmissionEvent[]> {
  return findSubmissionHistory(db, id, contactStatusTexts)
}

function withAccount(db: Db, query: ContactFilter) {
  return filteredContacts(db, query)
    .leftJoin('customers', 'customers.id', 'contacts.customerId')
    .leftJoin('consents', 'consents.submissionId', 'contacts.id')
    .leftJoin('accounts as assignees', 'assignees.id', 'contacts.assigneeId')
    .select([
      ...consentColumns,
      'contacts.id',
      'contacts.reference',
      'contacts.name',
      'contacts.email',
      'contacts.phone',
      'contacts.company',
      'contacts.gstNumber',
      'contacts.message',
      'contacts.type',
      'contacts.status',
      'contacts.createdAt as date',
      'contacts.suspectedAt',
      'contacts.customerId',
      'contacts.customerRecordId',
      'contacts.assigneeId',
      'assignees.email as assigneeEmail',
      shownPerson<string | null>('assignees').as('assigneeName'),
      'contacts.followUpOn',
      'customers.passwordSetAt',
      'customers.initialUntil as passwordInitialUntil',
    ])
}

type ContactRow = Awaited<ReturnType<ReturnType<typeof withAccount>['execute']>>[number]

async function withCustomers(db: Db, rows: ContactRow[]): Promise<Contact[]> {
  const customerOf = await findCustomerLinks(db, rows)
  return rows.map((row) => ({ ...contactOf(row), customer: customerOf(row) }))
}

function contactOf(row: ContactRow): Omit<Contact, 'customer'> {
  const { suspectedAt, consentId, agreedAt, wording, withdrawnAt, ...rest } = row
  const { customerRecordId: _record, ...contact } = withFollowUp(rest)
  return {
    ...contact,
    isSuspect: suspectedAt !== null,
    consent: consentOf({ consentId, agreedAt, wording, withdrawnAt }),
  }
}
