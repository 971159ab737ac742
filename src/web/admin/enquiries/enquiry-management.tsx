import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ListScreen, ListScreenSkeleton } from '../lists/list-screen.tsx'
import { officeMeta } from '../office-meta.ts'
import { EnquiryFilters } from './enquiry-filters.tsx'
import { enquiryList } from './enquiry-list.ts'
import { ListedEnquiries } from './listed-enquiries.tsx'

export const meta = () => officeMeta('Enquiries')
export const handle: OfficeHandle = {
  skeleton: () => <ListScreenSkeleton text={enquiryMessages.loading} />,
}
export const clientLoader = enquiryList.load

export default function EnquiryManagement() {
  return (
    <ListScreen title="Enquiry Management" filters={<EnquiryFilters />}>
      <ListedEnquiries />
    </ListScreen>
  )
}
