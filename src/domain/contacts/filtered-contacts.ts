import type { ContactListQuery } from '#contract/contacts/contact-form.ts'
import type { Db } from '../app.ts'
import type { FollowUpFilter } from '../follow-ups/follow-up-filter.ts'
import { holdsWords } from '../holds-words.ts'
import { contactsInUse } from './contacts-in-use.ts'

export type ContactFilter = Omit<ContactListQuery, 'assigned' | 'followUp'> & FollowUpFilter

export function filteredContacts(db: Db, filter: ContactFilter) {
  const { q, type, status, assigneeId, dueOn } = filter
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
  if (q) contacts = contacts.where(holdsWords('contacts.searchText', q))
  return contacts
}
