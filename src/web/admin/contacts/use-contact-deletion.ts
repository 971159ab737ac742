import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { useRowDeletion } from '../tables/use-row-deletion.ts'
import { deleteContact } from './contact-calls.ts'

export function useContactDeletion(onGone: (contact: Contact) => void) {
  return useRowDeletion<Contact>({
    store: ({ id }) => deleteContact(id),
    failed: contactMessages.deleteFailed,
    onGone,
  })
}
