import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { useFollowUpFilters } from '../follow-ups/use-follow-up-filters.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { ListScreen, ListScreenSkeleton } from '../lists/list-screen.tsx'
import { officeMeta } from '../office-meta.ts'
import { enquiryList } from './enquiry-list.ts'
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
  return (
    <FilterBar
      list={enquiryList}
      label="Enquiries"
      search={{ label: 'Search enquiries', placeholder: 'Name, email or product' }}
      filters={useFollowUpFilters()}
    />
  )
}
