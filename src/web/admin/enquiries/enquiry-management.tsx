import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { loadList } from '../lists/load-list.ts'
import { officeMeta } from '../office-meta.ts'
import { FilterSelect } from '../lists/filter-select.tsx'
import { useAddressQuery } from '../lists/use-address-query.ts'
import { enquiryList, screenStatuses, statusChoices } from './enquiry-list.ts'
import type { EnquiryQuery } from './enquiry-list.ts'
import { ListedEnquiries } from './listed-enquiries.tsx'
import { oneOf } from '../lists/address-query.ts'
import type { Route } from './+types/enquiry-management.ts'

export const meta = () => officeMeta('Enquiries')
export const handle: OfficeHandle = { skeleton: Skeleton }

export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  return loadList(enquiryList, { url, request })
}

export default function EnquiryManagement({
  loaderData: { query, listing },
}: Route.ComponentProps) {
  return (
    <ListScreen
      title="Enquiry Management"
      filters={<Filters query={query} />}
      listing={listing}
      skeleton={<ListSkeleton text={enquiryMessages.loading} />}
    >
      {(listing) => <ListedEnquiries {...{ query, listing }} />}
    </ListScreen>
  )
}

function Filters({ query: loaded }: { query: EnquiryQuery }) {
  const { query, show } = useAddressQuery(loaded, enquiryList)
  return (
    <FilterBar
      label="Enquiries"
      search={{
        label: 'Search enquiries',
        placeholder: 'Name, email or product',
        q: query.q,
        onSearch: (q) => show({ q }, { replace: true }),
      }}
      unfiltered={enquiryList.isFiltered(query) ? enquiryList.path : undefined}
    >
      <FilterSelect
        label="Status"
        value={query.status}
        choices={[['', 'All Enquiries'], ...statusChoices]}
        onChoose={(status) => show({ status: oneOf(screenStatuses, status) })}
      />
    </FilterBar>
  )
}

function Skeleton() {
  return (
    <ListScreenSkeleton>
      <ListSkeleton text={enquiryMessages.loading} />
    </ListScreenSkeleton>
  )
}
