import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { useFollowUp } from '../follow-ups/use-follow-up.ts'
import { callApi } from '../session/call-api.ts'

export function useEnquiryFollowUp(onChanged: (enquiry: Enquiry) => void) {
  return useFollowUp({
    call: enquiryCalls.setFollowUp,
    store: (input) => callApi(enquiryCalls.setFollowUp, input),
    onStored: ({ enquiry }) => onChanged(enquiry),
    outdates: [enquiryCalls.list, enquiryCalls.findHistory],
  })
}
