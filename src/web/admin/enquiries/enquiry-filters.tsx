import { ButtonLink } from '../../ui/button.tsx'
import { FilterSelect } from '../tables/filter-select.tsx'
import { SearchBox } from '../tables/search-box.tsx'
import { useAddressQuery } from '../tables/use-address-query.ts'
import { useSearchInput } from '../tables/use-search-input.ts'
import {
  enquiriesPath,
  enquiryAddress,
  enquiryQueryOf,
  isEnquiryFiltered,
} from './enquiry-table-query.ts'
import type { EnquiryTableQuery } from './enquiry-table-query.ts'
import { screenStatuses, statusChoices } from './screen-status.ts'

/** The address holds what is chosen: Back undoes a choice, and a view can be sent to somebody. */
export function EnquiryFilters({ query: loaded }: { query: EnquiryTableQuery }) {
  const { query, show } = useAddressQuery(loaded, {
    queryOf: enquiryQueryOf,
    addressOf: enquiryAddress,
  })
  const search = useSearchInput(query.q, (q) => show({ q }, { replace: true }))
  return (
    <form
      role="search"
      aria-label="Enquiries"
      className="flex flex-wrap items-center gap-2"
      onSubmit={search.submit}
    >
      <SearchBox
        label="Search enquiries"
        placeholder="Name, email or product"
        input={search.input}
      />
      <FilterSelect
        label="Status"
        value={query.status}
        choices={[['', 'All Enquiries'], ...statusChoices]}
        onChoose={(chosen) =>
          show({ status: screenStatuses.find((status) => status === chosen) ?? '' })
        }
      />
      {isEnquiryFiltered(query) && (
        <ButtonLink to={enquiriesPath} look="quiet">
          Clear Filters
        </ButtonLink>
      )}
    </form>
  )
}
