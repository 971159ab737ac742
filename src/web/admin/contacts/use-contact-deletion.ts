import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { callApi } from '../session/call-api.ts'
import { useRowDeletion } from '../tables/use-row-deletion.ts'

export function useContactDeletion(onGone: (contact: Contact) => void) {
  return useRowDeletion<Contact>({
    store: ({ id }) => callApi(contactCalls.delete, { id }),
    failed: contactMessages.deleteFailed,
    onGone,
  })
}
