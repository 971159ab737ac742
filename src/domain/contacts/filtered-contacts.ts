import type { ContactListQuery } from '#contract/contacts/contact-schemas.ts'
import { dayAfter, startOfDay } from '#contract/site/office-time.ts'
import type { Db } from '../app.ts'
import type { FollowUpFilter } from '../follow-ups/follow-up-filter.ts'
import { containsText } from '../contains-text.ts'
import { holdsWords } from '../holds-words.ts'
import { contactsInUse } from './contacts-in-use.ts'

export type ContactFilter = Omit<ContactListQuery, 'assigned' | 'followUp'> & FollowUpFilter

export function filteredContacts(db: Db, filter: ContactFilter) {
  const { q, type, status, assigneeId, dueOn, company, from, to } = filter
  let contacts = contactsInUse(db)
  if (type) contacts = contacts.where('contacts.type', '=', type)
  if (status) contacts = contacts.where('contacts.status', '=', status)
  if (assigneeId !== undefined) {
    contacts = contacts.where('contacts.assigneeId', 'is not distinct from', assigneeId)
  }
  if (dueOn) {
    contacts = contacts
      .where('contacts.followUpOn', '<=', dueOn)
      .where('contacts.status', '!=', 'completed')
  }
  if (company) contacts = contacts.where(containsText('contacts.company', company))
  if (from) contacts = contacts.where('contacts.createdAt', '>=', startOfDay(from))
  if (to) contacts = contacts.where('contacts.createdAt', '<', startOfDay(dayAfter(to)))
  if (q) contacts = contacts.where(holdsWords('contacts.searchText', q, 'contacts.message'))
  return contacts
}
