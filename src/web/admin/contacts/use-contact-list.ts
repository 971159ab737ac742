import type { Contact } from '#contract/contacts/contact.ts'
import { pollInterval } from '../frame/use-every.ts'
import { useFreshListing } from '../tables/use-fresh-listing.ts'
import type { ContactTableQuery } from './contact-table-query.ts'
import { findContactListing } from './find-contact-listing.ts'
import type { ContactListing } from './find-contact-listing.ts'

/** New messages come into it by themselves. */
export function useContactList(
  query: ContactTableQuery,
  loaded: ContactListing,
  isHeld: () => boolean,
) {
  const { replace, ...list } = useFreshListing(loaded, {
    interval: pollInterval,
    find: () => findContactListing(query, { isUnattended: true }),
    isHeld,
  })
  return {
    ...list,
    replace(contact: Contact) {
      const isOfType = !query.type || contact.type === query.type
      replace(contact, isOfType && (!query.status || contact.status === query.status))
    },
  }
}
