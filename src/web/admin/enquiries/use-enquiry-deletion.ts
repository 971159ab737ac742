import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { useRowDeletion } from '../tables/use-row-deletion.ts'
import { deleteEnquiry } from './enquiry-calls.ts'

export function useEnquiryDeletion(onGone: (enquiry: Enquiry) => void) {
  return useRowDeletion<Enquiry>({
    store: ({ id }) => deleteEnquiry(id),
    failed: enquiryMessages.deleteFailed,
    onGone,
  })
}
