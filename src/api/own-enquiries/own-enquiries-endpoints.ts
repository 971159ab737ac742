import { accountMessages } from '#contract/accounts/account.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { ownEnquiryCalls } from '#contract/own-enquiries/own-enquiry-calls.ts'
import { ownEnquiryDefinitions } from '#contract/own-enquiries/own-enquiry-definitions.ts'
import { ownEnquiryMessages } from '#contract/own-enquiries/own-enquiry.ts'
import type { App } from '#domain/app.ts'
import type { CustomerSession } from '#domain/customers/customer-sessions.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import {
  countOwnEnquiries,
  findOwnAttachment,
  findOwnEnquiries,
  findOwnEnquiry,
} from '#domain/own-enquiries/find-own-enquiries.ts'
import { findOwner } from '#domain/own-enquiries/own-submissions.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'
import { findPart } from '../paging.ts'

export const ownEnquiriesEndpoints = endpointsOf(ownEnquiryCalls, ownEnquiryDefinitions, {
  async list(app, { caller, query }) {
    const owner = await requireOwner(app, caller.customerSession)
    const { items, paging } = await findPart(query, {
      path: ownEnquiryCalls.list.path,
      find: (slice) => findOwnEnquiries(app.db, owner, slice),
      count: () => countOwnEnquiries(app.db, owner),
    })
    return { enquiries: items, ...paging }
  },
  async find(app, { caller, params }) {
    const owner = await requireOwner(app, caller.customerSession)
    const enquiry = await findOwnEnquiry(app.db, owner, params.reference)
    return { enquiry: orRefuse(enquiry, ownEnquiryMessages.notFound) }
  },
  async findAttachment(app, { caller, params }) {
    const owner = await requireOwner(app, caller.customerSession)
    const file = await findOwnAttachment(app.db, owner, params)
    return { file: orRefuse(file, ownEnquiryMessages.fileNotFound) }
  },
  async send(app, { caller, body }) {
    const { customerId } = caller.customerSession
    const { reference } = await receiveEnquiry(app, body, { ...caller, customerId })
    return { message: enquiryMessages.received, reference }
  },
})

/** The account may have been deleted since its session was read. */
async function requireOwner({ db }: App, { customerId }: CustomerSession) {
  const owner = await findOwner(db, customerId)
  if (!owner) throw new Refusal('unauthorized', accountMessages.unauthorized)
  return owner
}
