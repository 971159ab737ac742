import { callsOf } from '../call.ts'
import type { ownEnquiryDefinitions } from './own-enquiry-definitions.ts'

export const ownEnquiryCalls = callsOf<typeof ownEnquiryDefinitions>()({
  list: { method: 'GET', path: '/customer/enquiries', can: 'customer' },
  find: { method: 'GET', path: '/customer/enquiries/{reference}', can: 'customer' },
  findAttachment: {
    method: 'GET',
    path: '/customer/enquiries/{reference}/attachments/{attachmentId}',
    can: 'customer',
  },
  send: { method: 'POST', path: '/customer/enquiries', can: 'customer' },
})
