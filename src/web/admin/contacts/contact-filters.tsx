import { contactStatusTexts, contactStatuses, contactTypes } from '#contract/contacts/contact.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { knownOr } from '../tables/address-fields.ts'
import { FilterSelect } from '../tables/filter-select.tsx'
import { SearchBox } from '../tables/search-box.tsx'
import { useAddressQuery } from '../tables/use-address-query.ts'
import { useSearchInput } from '../tables/use-search-input.ts'
import {
  contactAddress,
  contactQueryOf,
  contactsPath,
  isContactFiltered,
} from './contact-table-query.ts'
import type { ContactTableQuery } from './contact-table-query.ts'

/** The address holds what is chosen: Back undoes a choice, and a view can be sent to somebody. */
export function ContactFilters({ query: loaded }: { query: ContactTableQuery }) {
  const { query, show } = useAddressQuery(loaded, {
    queryOf: contactQueryOf,
    addressOf: contactAddress,
  })
  const search = useSearchInput(query.q, (q) => show({ q }, { replace: true }))
  return (
    <form
      role="search"
      aria-label="Customer Contacts"
      className="flex flex-wrap items-center gap-2"
      onSubmit={search.submit}
    >
      <SearchBox
        label="Search contacts"
        placeholder="Name, e-mail, phone, company or GST number"
        input={search.input}
      />
      <FilterSelect
        label="Type"
        value={query.type}
        choices={typeChoices}
        onChoose={(type) => show({ type: knownOr('', type, contactTypes) })}
      />
      <FilterSelect
        label="Status"
        value={query.status}
        choices={statusChoices}
        onChoose={(status) => show({ status: knownOr('', status, contactStatuses) })}
      />
      {isContactFiltered(query) && (
        <ButtonLink to={contactsPath} look="quiet">
          Clear Filters
        </ButtonLink>
      )}
    </form>
  )
}

const typeChoices: [string, string][] = [
  ['', 'All Contacts'],
  ['new', 'New Customers'],
  ['existing', 'Existing Customers'],
]

const statusChoices: [string, string][] = [
  ['', 'Any status'],
  ...contactStatuses.map((status): [string, string] => [status, contactStatusTexts[status]]),
]
