import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Contact } from '#contract/contacts/contact.ts'
import { Banner } from '../../ui/banner.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { RetryButton } from '../frame/retry-button.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { isChoosingIn } from '../tables/is-choosing-in.ts'
import { ListingCount } from '../tables/listing-count.tsx'
import { NewRows } from '../tables/new-rows.tsx'
import { useIsChanging } from '../tables/use-is-changing.ts'
import { useFocusAfterDeletion } from '../tables/use-focus-after-deletion.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactRows } from './contact-rows.tsx'
import { contactAddress } from './contact-table-query.ts'
import type { ContactTableQuery } from './contact-table-query.ts'
import type { ContactListing } from './find-contact-listing.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DeleteContactDialog } from './delete-contact-dialog.tsx'
import { NoContacts } from './no-contacts.tsx'
import { SetPasswordDialog } from './set-password-dialog.tsx'
import { useAccountDeletion } from './use-account-deletion.ts'
import { useContactDeletion } from './use-contact-deletion.ts'
import { useContactList } from './use-contact-list.ts'
import { useContactStatus } from './use-contact-status.ts'

type ListedContactsProps = { query: ContactTableQuery; listing: ContactListing }
type Opened = { contact: Contact; dialog: 'details' | 'password' }

export function ListedContacts({ query, listing: loaded }: ListedContactsProps) {
  const section = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const isHeld = () => opened !== undefined || isChoosingIn(section.current)
  const { listing, newCount, showNew, replace, remove } = useContactList(query, loaded, isHeld)
  const { revalidate } = useRevalidator()
  const { rows: contacts } = listing
  const status = useContactStatus((contact) => {
    replace(contact)
    setOpened((opened) => opened && { ...opened, contact })
  })
  const onView = (contact: Contact) => setOpened({ contact, dialog: 'details' })
  const onSetPassword = (contact: Contact) => setOpened({ contact, dialog: 'password' })
  const onClose = () => setOpened(undefined)
  const deletion = useContactDeletion((contact) => {
    onClose()
    remove(contact)
  })
  const accountDeletion = useAccountDeletion(showWithoutAccount)
  const shownFailure = status.failure ?? deletion.failure
  const failure = listing.failure ?? (opened ? undefined : shownFailure)
  useFocusAfterDeletion(section, contacts, deletion.going)
  useFocusKept(contacts)
  return (
    <section ref={section} aria-label="Customer Contacts" className="flex flex-col gap-3">
      {failure && <Banner {...failure}>{listing.failure && <RetryButton />}</Banner>}
      <NewRows count={newCount} noun={nouns} onShow={showNew} />
      {listing.total > 0 && <ListingCount {...listing} shown={contacts.length} noun={nouns} />}
      <div className={useIsChanging() ? 'opacity-50 transition-opacity delay-150' : ''}>
        {contacts.length > 0 && (
          <ContactRows {...{ contacts, status, onView, onSetPassword }} onDelete={deletion.ask} />
        )}
        {!listing.failure && listing.total === 0 && <NoContacts query={query} />}
      </div>
      <Pager
        page={listing.page}
        pages={listing.pages}
        label="Pages"
        addressOf={(page) => contactAddress({ ...query, page })}
      />
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
          isMailSetUp={listing.isMailSetUp}
          onClose={onClose}
          onSaved={showSaved}
        />
      )}
      <DeleteContactDialog deletion={deletion} />
      <DeleteAccountDialog deletion={accountDeletion} />
    </section>
  )

  /** What else came from this sender tells of the change too. */
  function show(contact: Contact) {
    replace(contact)
    setOpened((opened) => opened && { ...opened, contact })
    void revalidate()
  }

  function showWithoutAccount() {
    if (opened) show({ ...opened.contact, customerId: null, passwordSetAt: null })
  }

  /** Where no letter goes out, the password stays in sight: somebody has to tell it. */
  function showSaved(contact: Contact) {
    replace(contact)
    // What else the customer has sent tells of the password too.
    void revalidate()
    if (listing.isMailSetUp && contact.email) onClose()
    else onView(contact)
  }
}

const nouns: [string, string] = ['contact', 'contacts']
