import { useRef, useState } from 'react'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages, contactStatuses, contactStatusTexts } from '#contract/contacts/contact.ts'
import type { Contact, ContactChange, ContactCounts } from '#contract/contacts/contact.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CsvButton, useCsvDownload } from '../lists/csv-download.tsx'
import { useReturnedRow } from '../lists/row-focus.ts'
import { StatusTabs } from '../lists/status-tabs.tsx'
import { TableView } from '../lists/table-view.tsx'
import { isChoosingIn, useList } from '../lists/use-list.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { SelectionBar } from '../submissions/selection-bar.tsx'
import { useSubmissionSelection } from '../submissions/submission-selection.ts'
import { useContactDeletion, useContactStatus } from './contact-changes.tsx'
import { contactFile } from './contact-file.ts'
import { contactColumns } from './contact-columns.tsx'
import { ContactDialog } from './contact-parts.tsx'
import { contactList, filterOf, statusChoices } from './contact-list.ts'
import type { ContactQuery } from './contact-list.ts'
import { useAccountDeletion } from './customer-accounts.tsx'
import type { NamedAccount } from './customer-accounts.tsx'
import { SetPasswordDialog } from './set-password-dialog.tsx'

export const loadingText = 'Loading contacts...'

type Opened = { contact: Contact; dialog: 'details' | 'password' }

export function ListedContacts() {
  const section = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const list = useContactList(() => opened !== undefined || isChoosingIn(section.current))
  const { query } = list
  const isMailSetUp = list.facts?.isMailSetUp ?? true
  const status = useContactStatus(replace)
  const onView = (contact: Contact) => setOpened({ contact, dialog: 'details' })
  const onSetPassword = (contact: Contact) => setOpened({ contact, dialog: 'password' })
  const onClose = () => setOpened(undefined)
  const deletion = useContactDeletion((contact) => {
    setOpened(withoutDialogOf(contact))
    list.remove(contact)
  })
  const { selection, head, failures } = useContactHead(list)
  const returned = useReturnedRow(section, list.rows)
  const accountDeletion = useAccountDeletion(showWithoutAccount)
  const saving = { isMailSetUp, onClose, onSaved: show, onDone: showPassword }
  const actions = { onView, onSetPassword, onDelete: deletion.ask }
  return (
    <TableView
      section={section}
      label="Customer Contacts"
      list={list}
      loading={loadingText}
      banners={
        <StatusTabs
          all="All"
          current={query.status}
          statuses={tabsWith(list.facts?.counts)}
          addressOf={(status) => list.addressOf({ ...query, status, page: 1 })}
        />
      }
      failures={[...failures, ...(opened ? [] : [status.failure, deletion.failure])]}
      head={head}
      columns={contactColumns({ query, selection, status }, actions)}
      cardLook="relative row-card"
      returned={returned}
      empty={{
        title: contactMessages.none,
        hint: 'Messages from the Contact page appear here.',
        filteredHint: 'Try adjusting your search or filter',
        children: <ButtonLink to="/contact">View the Contact page</ButtonLink>,
      }}
    >
      {opened?.dialog === 'details' && (
        <ContactDialog
          contact={opened.contact}
          {...{ status, deletion, accountDeletion, onSetPassword, onClose }}
          onConsent={show}
          onChanged={replace}
        />
      )}
      {opened?.dialog === 'password' && <SetPasswordDialog {...{ ...opened, ...saving }} />}
      {deletion.dialog}
      {accountDeletion.dialog}
    </TableView>
  )

  function replace(contact: Contact) {
    const isOfType = !query.type || contact.type === query.type
    list.replace(contact, isOfType && (!query.status || contact.status === query.status))
    // Another one may have been opened before the response.
    setOpened((opened) => (opened?.contact.id === contact.id ? { ...opened, contact } : opened))
  }

  /** Other messages of this sender show the change too. */
  function show(contact: Contact) {
    replace(contact)
    void outdate([contactCalls.list, contactCalls.findHistory])
  }

  function showWithoutAccount({ id }: NamedAccount) {
    if (opened?.contact.customerId === id)
      show({ ...opened.contact, customerId: null, passwordSetAt: null })
    else void outdate([contactCalls.list, contactCalls.findHistory])
  }

  /** Without an e-mail the password stays on the screen, so that it can be given to the customer. */
  function showPassword(contact: Contact) {
    if (isMailSetUp && contact.email) onClose()
    else onView(contact)
  }
}

function useContactList(isHeld: () => boolean) {
  return useList(contactList, { isHeld })
}

/** Another one may have been opened before the response to a deletion. */
function withoutDialogOf({ id }: Contact) {
  return (opened: Opened | undefined) => (opened?.contact.id === id ? undefined : opened)
}

function tabsWith(counts: ContactCounts | undefined) {
  return contactStatuses.map(
    (status) => [status, contactStatusTexts[status], counts?.[status]] as const,
  )
}

type ShownContacts = {
  query: ContactQuery
  rows: Contact[]
  listing: { total: number } | undefined
}

function useContactSelection({ query, rows, listing }: ShownContacts) {
  return useSubmissionSelection({
    call: contactCalls.changeSeveral,
    noun: contactList.noun,
    list: contactList.path,
    filter: filterOf(query),
    shown: rows,
    total: listing?.total ?? 0,
    store: (target, changes: ContactChange) =>
      callApi(contactCalls.changeSeveral, { ...target, changes }),
    undo: (changeId) => callApi(contactCalls.undoChange, { changeId }),
    deletion: {
      call: contactCalls.deleteSeveral,
      store: (target) => callApi(contactCalls.deleteSeveral, target),
      undo: (changeId) => callApi(contactCalls.undoDeletion, { changeId }),
      failed: contactMessages.deleteSeveralFailed,
    },
    failed: contactMessages.changeFailed,
    reads: [contactCalls.list, contactCalls.find, contactCalls.findHistory],
  })
}

/** What stands above the rows: what to do with those that are selected, or all as a file. */
function useContactHead(list: ReturnType<typeof useContactList>) {
  const { query, listing, noun } = list
  const download = useCsvDownload(contactList.readAll, contactFile)
  const selection = useContactSelection(list)
  const head = listing && (
    <SelectionBar {...{ selection, listing, noun, statusChoices, statusOf }}>
      <CsvButton isBusy={download.isBusy()} onPress={() => void download.run(query)} />
    </SelectionBar>
  )
  return { selection, head, failures: [download.failure, ...selection.failures] }
}

function statusOf(chosen: string) {
  return contactStatuses.find((status) => status === chosen)
}
