import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { isListShown, ListAndItem, shouldReadList } from '../lists/list-and-item.tsx'
import { ListScreen, ListScreenSkeleton } from '../lists/list-screen.tsx'
import { officeMeta } from '../office-meta.ts'
import { EnquiryFilters } from './enquiry-filters.tsx'
import { enquiryList } from './enquiry-list.ts'
import { ListedEnquiries } from './listed-enquiries.tsx'
import type { Route } from './+types/enquiry-management.ts'

export const meta = () => officeMeta('Enquiries')
export const handle: OfficeHandle = {
  skeleton: () => <ListScreenSkeleton text={enquiryMessages.loading} />,
}
export { shouldReadList as shouldRevalidate }

export function clientLoader({ url, params }: Route.ClientLoaderArgs) {
  if (isListShown(params)) enquiryList.load({ url })
  return null
}

export default function EnquiryManagement() {
  return (
    <ListAndItem
      alone={
        <ListScreen title="Enquiry management" filters={<EnquiryFilters />}>
          <ListedEnquiries />
        </ListScreen>
      }
      beside={
        <>
          <EnquiryFilters />
          <ListedEnquiries />
        </>
      }
    />
  )
}
