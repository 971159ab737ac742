import { contactCalls } from '#contract/contacts/contact-calls.ts'
import {
  contactMessages,
  contactSorts,
  contactStatusTexts,
  contactStatuses,
  contactTypes,
} from '#contract/contacts/contact.ts'
import type { Contact, ContactStatus } from '#contract/contacts/contact.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { mailtoAddress } from '../lists/mailto-address.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'
import { followUpParameters, receivedParameters } from '../submissions/received-parameters.ts'

/** The two tabs of the screen, by their names in the address. */
export const contactTabs = [
  ['generate-password', 'Generate Password'],
  ['contacts', 'Customer Contacts'],
] as const

const tabNames = contactTabs.map(([tab]) => tab)

export const statusChoices = contactStatuses.map((status): [ContactStatus, string] => [
  status,
  contactStatusTexts[status],
])

/** The filters stay in the address of the other tab: one comes back to the same rows. */
const address = addressQuery('/admin/contacts', (parameter) => ({
  q: parameter('q'),
  sort: oneOf(contactSorts, parameter('sort')) || contactSorts[0],
  type: oneOf(contactTypes, parameter('type')),
  status: oneOf(contactStatuses, parameter('status')),
  tab: oneOf(tabNames, parameter('tab')) || 'contacts',
  ...followUpParameters(parameter),
  ...receivedParameters(parameter),
}))

export type ContactQuery = ReturnType<typeof address.queryOf>

/** With whether mail is set up, and how many messages have each status. */
export const contactList = officeList(address, {
  noun: ['contact', 'contacts'],
  call: contactCalls.list,
  inputOf: (query, part) => ({ ...filterOf(query), sort: query.sort, ...part }),
  rowsOf: ({ contacts, total, isMailSetUp, counts }) => ({
    rows: contacts,
    total,
    facts: { isMailSetUp, counts },
  }),
  failureOf: (error) => failureOf(error, contactMessages.fetchFailed),
})

/** The query in the words of the call. */
export function filterOf({ page: _page, sort: _sort, tab: _tab, ...filter }: ContactQuery) {
  return withoutEmpty(filter)
}

/** An account that was made by its GST number alone has neither name nor e-mail. */
export function contactNameOf({ name, gstNumber, email, reference }: Contact) {
  return name ?? gstNumber ?? email ?? reference
}

/** Nothing where no e-mail is known. */
export function mailtoOf({ email, reference }: Contact) {
  return email ? mailtoAddress(email, `Your message to us (${reference})`) : undefined
}
