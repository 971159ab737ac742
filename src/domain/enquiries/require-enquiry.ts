import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { App } from '../app.ts'
import { lockRow } from '../lock-row.ts'
import { Refusal } from '../refusal.ts'
import { findEnquiry } from './find-enquiries.ts'

export async function requireEnquiry({ db }: App, id: string) {
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) throw new Refusal('not-found', enquiryMessages.notFound)
  return enquiry
}

/** No other transaction changes the enquiry until this one ends. */
export async function requireLockedEnquiry(app: App, id: string) {
  await lockRow(app, 'enquiries', id)
  return requireEnquiry(app, id)
}
