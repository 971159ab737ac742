import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { oneOf } from '../lists/address-query.ts'
import { FilterBar, FilterSelect } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton } from '../lists/list-screen.tsx'
import { useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { enquiryList, screenStatuses, statusChoices } from './enquiry-list.ts'
import { ListedEnquiries } from './listed-enquiries.tsx'

export const meta = () => officeMeta('Enquiries')
export const handle: OfficeHandle = {
  skeleton: () => <ListScreenSkeleton text={enquiryMessages.loading} />,
}
export const clientLoader = enquiryList.load

export default function EnquiryManagement() {
  return (
    <ListScreen title="Enquiry Management" filters={<Filters />}>
      <ListedEnquiries />
    </ListScreen>
  )
}

function Filters() {
  const { query, show } = useListAddress(enquiryList)
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
