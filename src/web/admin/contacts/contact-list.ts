import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages, contactStatuses, contactTypes } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { addressQuery, oneOf } from '../lists/address-query.ts'
import type { Noun } from '../lists/list-view.tsx'
import { findListing } from '../lists/listing.ts'
import type { Listing } from '../lists/listing.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'

/** The two tabs of the screen, by what the address calls them. */
export const contactTabs = [
  ['generate-password', 'Generate Password'],
  ['contacts', 'Customer Contacts'],
] as const

const tabNames = contactTabs.map(([tab]) => tab)

/** The other tab keeps the filters, so that one comes back to the same rows. */
const address = addressQuery('/admin/contacts', (parameter) => ({
  q: parameter('q'),
  type: oneOf(contactTypes, parameter('type')),
  status: oneOf(contactStatuses, parameter('status')),
  tab: oneOf(tabNames, parameter('tab')) || 'contacts',
}))

export type ContactQuery = ReturnType<typeof address.queryOf>
export type ContactListing = Listing<Contact, { isMailSetUp: boolean }>

const noun: Noun = ['contact', 'contacts']

export const contactList = {
  ...address,
  noun,
  find({ q, type, status, page }: ContactQuery, options: ReadOptions): Promise<ContactListing> {
    const filter = { q: q || undefined, type: type || undefined, status: status || undefined }
    const source = {
      async ask(part: { page: number; limit: number }) {
        const answer = await callApi(contactCalls.list, { ...filter, ...part }, options)
        const { contacts, total, isMailSetUp } = answer
        return { rows: contacts, total, facts: { isMailSetUp } }
      },
      facts: { isMailSetUp: true },
      failureOf: (error: unknown) => failureOf(error, contactMessages.fetchFailed),
    }
    return findListing(page, source, options)
  },
}
