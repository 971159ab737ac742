import { contactStatusTexts } from '#contract/contacts/contact.ts'
import type { Contact, ContactCounts } from '#contract/contacts/contact.ts'
import type { ContactListQuery } from '#contract/contacts/contact-form.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import type { Db } from '../app.ts'
import { consentColumns, consentOf } from '../consents/consent-views.ts'
import { holdsWords } from '../holds-words.ts'
import { findSubmissionHistory } from '../replies/find-submission-history.ts'
import { contactsInUse } from './contacts-in-use.ts'

/** The newest first. Without page and limit, all of them. */
export async function findContacts(db: Db, query: ContactListQuery): Promise<Contact[]> {
  const { page = 1, limit } = query
  const rows = withAccount(db, query).orderBy('contacts.id', 'desc')
  const slice = limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit)
  return (await slice.execute()).map(contactOf)
}

/** How many of those that the query finds have each status, whatever status it asks for. */
export async function countContactsByStatus(
  db: Db,
  query: ContactListQuery,
): Promise<ContactCounts> {
  const rows = await filteredContacts(db, { ...query, status: undefined })
    .select(['status', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = rows.map(({ status, count }) => [status, count])
  return { pending: 0, contacted: 0, completed: 0, ...Object.fromEntries(counts) }
}

export async function findContact(db: Db, id: string): Promise<Contact | undefined> {
  const row = await withAccount(db, {}).where('contacts.id', '=', id).executeTakeFirst()
  return row && contactOf(row)
}

export function findContactHistory(db: Db, id: string): Promise<SubmissionEvent[]> {
  return findSubmissionHistory(db, id, contactStatusTexts)
}

function withAccount(db: Db, query: ContactListQuery) {
  return filteredContacts(db, query)
    .leftJoin('customers', 'customers.id', 'contacts.customerId')
    .leftJoin('consents', 'consents.submissionId', 'contacts.id')
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
      'customers.passwordSetAt',
      'customers.initialUntil as passwordInitialUntil',
    ])
}

type ContactRow = Awaited<ReturnType<ReturnType<typeof withAccount>['execute']>>[number]

function contactOf(row: ContactRow): Contact {
  const { suspectedAt, consentId, agreedAt, wording, withdrawnAt, ...contact } = row
  return {
    ...contact,
    isSuspect: suspectedAt !== null,
    consent: consentOf({ consentId, agreedAt, wording, withdrawnAt }),
  }
}

function filteredContacts(db: Db, { q, type, status }: ContactListQuery) {
  let contacts = contactsInUse(db)
  if (type) contacts = contacts.where('contacts.type', '=', type)
  if (status) contacts = contacts.where('contacts.status', '=', status)
  if (q) contacts = contacts.where(holdsWords('contacts.searchText', q))
  return contacts
}
