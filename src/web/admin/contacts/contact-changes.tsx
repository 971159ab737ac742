import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages, contactStatuses, contactTypeTexts } from '#contract/contacts/contact.ts'
import type { Contact, ContactStatus, ContactType } from '#contract/contacts/contact.ts'
import { retention } from '#contract/privacy/retention.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { announce } from '../../ui/toasts.tsx'
import { useFollowUp } from '../follow-ups/follow-up-details.tsx'
import { oneOf } from '../lists/address-query.ts'
import { Badge, StatusBadge } from '../lists/badges.tsx'
import type { Tone } from '../lists/badges.tsx'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { announceSubmissionChange } from '../submissions/submission-selection.ts'
import { announceDeletion } from '../trash/announce-deletion.ts'
import { contactNameOf, statusChoices } from './contact-list.ts'

const reads = [contactCalls.list, contactCalls.findHistory]

export type ContactStatusChange = ReturnType<typeof useContactStatus>

type ChosenStatus = { contact: Contact; status: ContactStatus }

export function useContactStatus(onChanged: (contact: Contact) => void) {
  return useWrite({
    store: ({ contact: { id }, status }: ChosenStatus) =>
      callApi(contactCalls.setStatus, { id, status }),
    subjectOf: ({ contact }) => contact.id,
    failureOf: (error, { contact }) => ({
      ...failureOf(error, contactMessages.statusFailed),
      subject: {
        kind: 'message' as const,
        id: contact.id,
        sender: contactNameOf(contact),
        isChosen: true,
      },
    }),
    onStored({ contact, message, changeId }) {
      if (changeId) announceStatus({ id: contact.id, message, changeId }, onChanged)
      else announce(message)
      onChanged(contact)
    },
    outdates: reads,
  })
}

/** With a way back: the message may have left the list. */
function announceStatus(
  { id, message, changeId }: { id: string; message: string; changeId: string },
  onRestored: (contact: Contact) => void,
) {
  announceSubmissionChange({
    message,
    changeId,
    async undo(changeId) {
      const undone = await callApi(contactCalls.undoChange, { changeId })
      const { contact } = await callApi(contactCalls.find, { id })
      onRestored(contact)
      return undone
    },
    reads: [...reads, contactCalls.find],
  })
}

export function useContactFollowUp(onChanged: (contact: Contact) => void) {
  return useFollowUp({
    kind: 'message',
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

type ContactStatusSelectProps = { contact: Contact; change: ContactStatusChange }

export function ContactStatusSelect({ contact, change }: ContactStatusSelectProps) {
  return (
    <StatusBadge
      call={contactCalls.setStatus}
      label={`Status of ${contactNameOf(contact)}`}
      value={contact.status}
      choices={statusChoices}
      onChoose={(chosen) => {
        const status = oneOf(contactStatuses, chosen)
        if (status) void change.run({ contact, status })
      }}
      isBusy={change.isBusy(contact.id)}
      tone={tones[contact.status]}
    />
  )
}

const tones: Record<ContactStatus, Tone> = {
  pending: 'blue',
  contacted: 'amber',
  completed: 'leaf',
}

export function ContactTypeBadge({ type }: { type: ContactType }) {
  return <Badge tone="plain">{contactTypeTexts[type]}</Badge>
}
