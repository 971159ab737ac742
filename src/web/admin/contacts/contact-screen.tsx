import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactStatusTexts } from '#contract/contacts/contact.ts'
import type { Contact, ContactPage } from '#contract/contacts/contact.ts'
import { useLeaveDeleted, useNeighbours } from '../lists/list-and-item.tsx'
import { listHandle } from '../lists/list-screen.tsx'
import { replaceRow } from '../lists/office-list.ts'
import { officeMeta } from '../office-meta.ts'
import { beginRead, callQuery, outdate, queryClient } from '../session/call-query.ts'
import { SubmissionParts } from '../submissions/submission-parts.tsx'
import { SubmissionScreen } from '../submissions/submission-screen.tsx'
import type { SubmissionWords } from '../submissions/submission-screen.tsx'
import { useContactDeletion, useContactFollowUp, useContactStatus } from './contact-changes.tsx'
import { contactParts } from './contact-parts.tsx'
import { contactList, contactNameOf, filterOf } from './contact-list.ts'
import type { ContactQuery } from './contact-list.ts'
import { useAccountDeletion } from './customer-accounts.tsx'
import { SetPasswordDialog } from './set-password-dialog.tsx'
import type { Route } from './+types/contact-screen.ts'

const words: SubmissionWords = {
  loading: 'Loading message...',
  loadFailed: 'Failed to load the message',
  back: 'Contacts',
  backAfterFailure: 'Back to the contacts',
  neighbours: 'Messages by time',
}

export const meta = () => officeMeta('Message')
export const handle = listHandle(words.loading)

export function clientLoader({ params: { id }, url }: Route.ClientLoaderArgs) {
  beginRead(pageQuery(id, contactList.queryOf(url.searchParams)))
}

/** With the filters of the list, in which it has its neighbours. */
function pageQuery(id: string, query: ContactQuery) {
  return callQuery(contactCalls.find, { id, ...filterOf(query) })
}

export default function ContactScreen({ params: { id } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const query = contactList.queryOf(params)
  const found = useQuery(pageQuery(id, query))
  const { data } = found
  const { newer, older } = useNeighbours(contactList, query, { id, found: data })
  return (
    <SubmissionScreen
      {...{ words, found }}
      title={data ? contactNameOf(data.contact) : 'Message'}
      subtitle={data?.contact.company ?? ''}
      listAddress={contactList.addressOf(query)}
      {...{ newer, older }}
    >
      {data && <ShownContact key={id} page={data} {...{ query, next: older ?? newer }} />}
    </SubmissionScreen>
  )
}

type ShownContactProps = {
  page: ContactPage & { isMailSetUp: boolean }
  query: ContactQuery
  /** What opens beside the list once this one is deleted. */
  next: string | undefined
}

function ShownContact({ page: { contact, others, isMailSetUp }, query, next }: ShownContactProps) {
  const { id } = contact
  const [isSettingPassword, setSettingPassword] = useState(false)
  const onChanged = (contact: Contact) => {
    queryClient.setQueryData(pageQuery(id, query).queryKey, (page) => page && { ...page, contact })
    replaceRow(contactCalls.list, contact)
  }
  const readAgain = () => void outdate([contactCalls.find, contactCalls.findHistory])
  const status = useContactStatus(onChanged)
  const followUp = useContactFollowUp(onChanged)
  const leave = useLeaveDeleted({ next, listAddress: contactList.addressOf(query) })
  const deletion = useContactDeletion(leave)
  const accountDeletion = useAccountDeletion(readAgain)
  const onSetPassword = () => setSettingPassword(true)
  return (
    <SubmissionParts
      {...contactParts({ contact, status, followUp, accountDeletion, onSetPassword, onChanged })}
      deletion={deletion}
      onConsent={readAgain}
      others={others.map(({ id, message, reference, status, date }) => ({
        id,
        to: contactList.addressOfRow(id),
        text: message,
        facts: `${reference} · ${contactStatusTexts[status]}`,
        at: date,
      }))}
    >
      {isSettingPassword && (
        <SetPasswordDialog
          {...{ contact, isMailSetUp }}
          onClose={() => setSettingPassword(false)}
          onSaved={(contact) => {
            onChanged(contact)
            readAgain()
          }}
          onDone={() => setSettingPassword(false)}
        />
      )}
      {accountDeletion.dialog}
    </SubmissionParts>
  )
}
