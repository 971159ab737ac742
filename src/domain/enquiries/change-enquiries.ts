import type { EnquiryChange } from '#contract/enquiries/enquiry.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { changeSubmissions } from '../follow-ups/change-submissions.ts'
import { findEnquiry } from './find-enquiries.ts'
import { followUpEnquiry } from './follow-up-enquiry.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

export function changeEnquiries(app: App, by: Actor, changes: EnquiryChange[]) {
  return changeSubmissions(app, by, changes, {
    find: findEnquiry,
    setStatus: setEnquiryStatus,
    followUp: followUpEnquiry,
  })
}
