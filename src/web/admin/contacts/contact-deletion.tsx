import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { retention } from '#contract/privacy/retention.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { DeletionDialog, useRowDeletion } from '../lists/row-deletion.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { callApi } from '../session/call-api.ts'
import { announceDeletion } from '../trash/announce-deletion.ts'
import { contactNameOf } from './contact-list.ts'

export function useContactDeletion(onGone: (contact: Contact) => void) {
  return useRowDeletion<Contact>({
    store: ({ id }) => callApi(contactCalls.delete, { id }),
    failed: contactMessages.deleteFailed,
    announces: ({ message }, { id }) =>
      announceDeletion({ kind: 'message', id, message, reads: [contactCalls.list] }),
    outdates: [contactCalls.list, trashCalls.list],
    onGone,
  })
}

export function ContactDeletionDialog({ deletion }: { deletion: RowDeletion<Contact> }) {
  return (
    <DeletionDialog
      deletion={deletion}
      question={(contact) =>
        `Delete the message ${contact.reference} from ${contactNameOf(contact)}?`
      }
      hint={({ passwordSetAt }) => {
        const account = passwordSetAt === null ? '' : ' The customer account stays.'
        return `It leaves the lists, and can be restored from the trash for ${retention.trashDays} days.${account}`
      }}
    />
  )
}
