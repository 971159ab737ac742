import { contactCalls } from '#contract/contacts/contact-calls.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { useFollowUp } from '../follow-ups/use-follow-up.ts'
import { callApi } from '../session/call-api.ts'

export function useContactFollowUp(onChanged: (contact: Contact) => void) {
  return useFollowUp({
    call: contactCalls.setFollowUp,
    store: (input) => callApi(contactCalls.setFollowUp, input),
    onStored: ({ contact }) => onChanged(contact),
    outdates: [contactCalls.list, contactCalls.findHistory],
  })
}
