import { withFields } from '#contract/call-request.ts'
import { contactStatuses, contactTypes } from '#contract/contacts/contact.ts'
import type { ContactStatus, ContactType } from '#contract/contacts/contact.ts'
import { knownOr, pageIn } from '../tables/address-fields.ts'

/** The two tabs of the screen, by what the address calls them. */
export const contactTabs = [
  ['generate-password', 'Generate Password'],
  ['contacts', 'Customer Contacts'],
] as const
type ContactTab = (typeof contactTabs)[number][0]
const tabNames = contactTabs.map(([tab]) => tab)

/** What the address of the screen says. Empty stands for all. */
export type ContactTableQuery = {
  tab: ContactTab
  q: string
  type: ContactType | ''
  status: ContactStatus | ''
  page: number
}

export const contactsPath = '/admin/contacts'

export function contactQueryOf(params: URLSearchParams): ContactTableQuery {
  return {
    tab: knownOr('', params.get('tab'), tabNames) || 'contacts',
    q: params.get('q')?.trim() ?? '',
    type: knownOr('', params.get('type'), contactTypes),
    status: knownOr('', params.get('status'), contactStatuses),
    page: pageIn(params),
  }
}

/** The other tab keeps the filters, so that one comes back to the same rows. */
export function contactAddress(query: ContactTableQuery) {
  return withFields(contactsPath, {
    ...contactFilterOf(query),
    page: query.page > 1 ? query.page : undefined,
    tab: query.tab === 'contacts' ? undefined : query.tab,
  })
}

/** Only what is not as it is anyway: addresses stay short, and one view has one address. */
export function contactFilterOf({ q, type, status }: ContactTableQuery) {
  return { q: q || undefined, type: type || undefined, status: status || undefined }
}

export function isContactFiltered({ q, type, status }: ContactTableQuery) {
  return Boolean(q || type || status)
}
