import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Contact } from '#contract/contacts/contact.ts'
import type { ContactListing } from './find-contact-listing.ts'

/** The rows as they were loaded, with what the server has stored since, until they are loaded anew. */
export function useContactRows(listing: ContactListing) {
  const { revalidate } = useRevalidator()
  const [changed, setChanged] = useState({ of: listing, contacts: [] as Contact[] })
  const known = changed.of === listing ? changed.contacts : []
  const contacts = listing.rows.map((row) => known.find(({ id }) => id === row.id) ?? row)

  function replace(contact: Contact) {
    setChanged((changed) => ({
      of: listing,
      contacts: [contact, ...(changed.of === listing ? changed.contacts : [])],
    }))
    // The filter may leave it out now, and another row may take its place.
    void revalidate()
  }

  return { contacts, replace }
}
