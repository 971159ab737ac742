import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { callApi } from '../session/call-api.ts'
import { useRowDeletion } from '../tables/use-row-deletion.ts'

export function useEnquiryDeletion(onGone: (enquiry: Enquiry) => void) {
  return useRowDeletion<Enquiry>({
    store: ({ id }) => callApi(enquiryCalls.delete, { id }),
    failed: enquiryMessages.deleteFailed,
    onGone,
  })
}
