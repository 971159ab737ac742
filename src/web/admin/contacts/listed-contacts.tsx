import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { pollInterval } from '../frame/use-every.ts'
import { DeletionDialog } from '../lists/deletion-dialog.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ListView } from '../lists/list-view.tsx'
import { isChoosingIn, useFreshListing } from '../lists/use-fresh-listing.ts'
import { useRowDeletion } from '../lists/use-row-changes.ts'
import type { RowDeletion } from '../lists/use-row-changes.ts'
import { callApi } from '../session/call-api.ts'
import { AccountDeletionDialog, useAccountDeletion } from './account-deletion.tsx'
import { contactColumns } from './contact-columns.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { contactList } from './contact-list.ts'
import type { ContactListing, ContactQuery } from './contact-list.ts'
import { contactNameOf } from './contact-names.ts'
import { useContactStatus } from './contact-status.tsx'
import { SetPasswordDialog } from './set-password-dialog.tsx'

type ListedContactsProps = { query: ContactQuery; listing: ContactListing }
type Opened = { contact: Contact; dialog: 'details' | 'password' }

export function ListedContacts({ query, listing: loaded }: ListedContactsProps) {
  const section = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const { listing, news, ...list } = useFreshListing(loaded, {
    interval: pollInterval,
    find: () => contactList.find(query, { isUnattended: true }),
    isHeld: () => opened !== undefined || isChoosingIn(section.current),
  })
  const { revalidate } = useRevalidator()
  const status = useContactStatus(replace)
  const onView = (contact: Contact) => setOpened({ contact, dialog: 'details' })
  const onSetPassword = (contact: Contact) => setOpened({ contact, dialog: 'password' })
  const onClose = () => setOpened(undefined)
  const deletion = useRowDeletion<Contact>({
    store: ({ id }) => callApi(contactCalls.delete, { id }),
    failed: contactMessages.deleteFailed,
    onGone(contact) {
      onClose()
      list.remove(contact)
    },
  })
  const accountDeletion = useAccountDeletion(showWithoutAccount)
  return (
    <ListView
      section={section}
      going={deletion.going}
      label="Customer Contacts"
      noun={contactList.noun}
      {...{ listing, news }}
      failures={opened ? [] : [status.failure, deletion.failure]}
      rows={
        <ListTable
          label="Customer Contacts"
          rows={listing.rows}
          columns={contactColumns(status, { onView, onSetPassword, onDelete: deletion.ask })}
        />
      }
      empty={<NoContacts isFiltered={contactList.isFiltered(query)} />}
      addressOfPage={(page) => contactList.addressOf({ ...query, page })}
    >
      {opened?.dialog === 'details' && (
        <ContactDialog
          contact={opened.contact}
          {...{ status, deletion, accountDeletion, onSetPassword, onClose }}
          onConsent={show}
        />
      )}
      {opened?.dialog === 'password' && (
        <SetPasswordDialog
          contact={opened.contact}
          isMailSetUp={listing.facts.isMailSetUp}
          onClose={onClose}
          onSaved={showSaved}
        />
      )}
      <ContactDeletionDialog deletion={deletion} />
      <AccountDeletionDialog deletion={accountDeletion} />
    </ListView>
  )

  function replace(contact: Contact) {
    const isOfType = !query.type || contact.type === query.type
    list.replace(contact, isOfType && (!query.status || contact.status === query.status))
    setOpened((opened) => opened && { ...opened, contact })
  }

  /** What else came from this sender tells of the change too. */
  function show(contact: Contact) {
    replace(contact)
    void revalidate()
  }

  function showWithoutAccount() {
    if (opened) show({ ...opened.contact, customerId: null, passwordSetAt: null })
  }

  /** Where no e-mail goes out, the password stays in sight: somebody has to tell it. */
  function showSaved(contact: Contact) {
    show(contact)
    if (listing.facts.isMailSetUp && contact.email) onClose()
    else onView(contact)
  }
}

function ContactDeletionDialog({ deletion }: { deletion: RowDeletion<Contact> }) {
  return (
    <DeletionDialog
      deletion={deletion}
      question={(contact) =>
        `Delete the message ${contact.reference} from ${contactNameOf(contact)}?`
      }
      hint={({ passwordSetAt }) => {
        const account = passwordSetAt === null ? '' : ' The customer account stays.'
        return `Its e-mails are deleted too, and a consent to offers given with it. It cannot be restored.${account}`
      }}
    />
  )
}

function NoContacts({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title={contactMessages.none} hint="Try adjusting your search or filter">
      <ButtonLink to={contactList.path}>Clear Filters</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      title={contactMessages.none}
      hint="Whoever writes through the Contact page is here a moment later."
    >
      <ButtonLink to="/contact">View the Contact page</ButtonLink>
    </EmptyState>
  )
}
