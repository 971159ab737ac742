import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact, ContactStatus } from '#contract/contacts/contact.ts'
import { retention } from '#contract/privacy/retention.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { useFollowUp } from '../follow-ups/follow-up-details.tsx'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { announceDeletion } from '../trash/announce-deletion.ts'
import { contactNameOf } from './contact-list.ts'

const reads = [contactCalls.list, contactCalls.findHistory]

export type ContactStatusChange = ReturnType<typeof useContactStatus>

export function useContactStatus(onChanged: (contact: Contact) => void) {
  return useWrite({
    store: (input: { id: string; status: ContactStatus }) => callApi(contactCalls.setStatus, input),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, contactMessages.statusFailed),
    announces: ({ message }) => message,
    onStored: ({ contact }) => onChanged(contact),
    outdates: reads,
  })
}

export function useContactFollowUp(onChanged: (contact: Contact) => void) {
  return useFollowUp({
    call: contactCalls.setFollowUp,
    store: (input) => callApi(contactCalls.setFollowUp, input),
    onStored: ({ contact }) => onChanged(contact),
    outdates: reads,
  })
}

export function useContactDeletion(onGone: (contact: Contact) => void) {
  return useRowDeletion<Contact>({
    store: ({ id }) => callApi(contactCalls.delete, { id }),
    failed: contactMessages.deleteFailed,
    question: (contact) =>
      `Delete the message ${contact.reference} from ${contactNameOf(contact)}?`,
    hint({ passwordSetAt }) {
      const account = passwordSetAt === null ? '' : ' The customer account stays.'
      return `It leaves the lists, and can be restored from the trash for ${retention.trashDays} days.${account}`
    },
    announces: ({ message }, { id }) =>
      announceDeletion({ kind: 'message', id, message, reads: [contactCalls.list] }),
    outdates: [contactCalls.list, trashCalls.list],
    onGone,
  })
}
