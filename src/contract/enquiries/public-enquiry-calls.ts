import { callsOf } from '../call.ts'
import type { publicEnquiryDefinitions } from './enquiry-definitions.ts'

/** Apart from those of the back office, which no public page loads. */
export const publicEnquiryCalls = callsOf<typeof publicEnquiryDefinitions>()({
  send: { method: 'POST', path: '/enquiry', can: 'anyone' },
})
