import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useRowChange } from '../tables/use-row-change.ts'
import { asServerStatus } from './screen-status.ts'

export type StatusChange = ReturnType<typeof useStatusChange>

/** Chosen in the words of the screen, stored in those of the server. */
export function useStatusChange(onChanged: (enquiry: Enquiry, message: string) => void) {
  const { change, ...state } = useRowChange<EnquiryStatus>({
    async store(id, status) {
      const { enquiry, message } = await callApi(enquiryCalls.setStatus, { id, status })
      onChanged(enquiry, message)
    },
    failureOf: (error) => failureUnder(enquiryMessages.statusFailed, error),
  })
  return {
    ...state,
    change(enquiry: Enquiry, screen: string) {
      const status = asServerStatus(screen)
      if (status) change(enquiry, status)
    },
  }
}
