import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Contact } from '#contract/contacts/contact.ts'
import { Banner } from '../../ui/banner.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RetryButton } from '../frame/retry-button.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { isChoosingIn } from '../tables/is-choosing-in.ts'
import { ListingCount } from '../tables/listing-count.tsx'
import { NewRows } from '../tables/new-rows.tsx'
import { useIsChanging } from '../tables/use-is-changing.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactRows } from './contact-rows.tsx'
import { contactAddress } from './contact-table-query.ts'
import type { ContactTableQuery } from './contact-table-query.ts'
import type { ContactListing } from './find-contact-listing.ts'
import { NoContacts } from './no-contacts.tsx'
import { SetPasswordDialog } from './set-password-dialog.tsx'
import { useContactList } from './use-contact-list.ts'
import { useContactStatus } from './use-contact-status.ts'

type ListedContactsProps = { query: ContactTableQuery; listing: ContactListing }
type Opened = { contact: Contact; dialog: 'details' | 'password' }

export function ListedContacts({ query, listing: loaded }: ListedContactsProps) {
  const section = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const isHeld = () => opened !== undefined || isChoosingIn(section.current)
  const { listing, newCount, showNew, replace } = useContactList(query, loaded, isHeld)
  const { revalidate } = useRevalidator()
  const { rows: contacts } = listing
  const status = useContactStatus((contact) => {
    replace(contact)
    setOpened((opened) => opened && { ...opened, contact })
  })
  const failure = listing.failure ?? status.failure
  const onView = (contact: Contact) => setOpened({ contact, dialog: 'details' })
  const onSetPassword = (contact: Contact) => setOpened({ contact, dialog: 'password' })
  const onClose = () => setOpened(undefined)
  useFocusKept(contacts)
  return (
    <section ref={section} aria-label="Customer Contacts" className="flex flex-col gap-3">
      {failure && <Banner {...failure}>{listing.failure && <RetryButton />}</Banner>}
      <NewRows count={newCount} noun={nouns} onShow={showNew} />
      {listing.total > 0 && <ListingCount {...listing} shown={contacts.length} noun={nouns} />}
      <div className={useIsChanging() ? 'opacity-50 transition-opacity delay-150' : ''}>
        {contacts.length > 0 && <ContactRows {...{ contacts, status, onView, onSetPassword }} />}
        {!listing.failure && listing.total === 0 && <NoContacts query={query} />}
      </div>
      <Pager
        page={listing.page}
        pages={listing.pages}
        label="Pages"
        addressOf={(page) => contactAddress({ ...query, page })}
      />
      {opened?.dialog === 'details' && (
        <ContactDialog contact={opened.contact} {...{ status, onSetPassword, onClose }} />
      )}
      {opened?.dialog === 'password' && (
        <SetPasswordDialog
          contact={opened.contact}
          isMailSetUp={listing.isMailSetUp}
          onClose={onClose}
          onSaved={showSaved}
        />
      )}
    </section>
  )

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
