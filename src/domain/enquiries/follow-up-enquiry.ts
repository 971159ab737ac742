import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import type { FollowUpForm } from '#contract/follow-ups/follow-up-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { setFollowUp } from '../follow-ups/set-follow-up.ts'
import { requireEnquiry, requireLockedEnquiry } from './require-enquiry.ts'

/** Assigns it, sets the day of its follow-up, or both. */
export async function followUpEnquiry(
  app: App,
  by: Actor,
  id: string,
  form: FollowUpForm,
): Promise<Enquiry> {
  return inTransaction(app, async (app) => {
    const enquiry = await requireLockedEnquiry(app, id)
    await setFollowUp(app, by, { ...enquiry, kind: 'enquiry' }, form)
    return requireEnquiry(app, id)
  })
}
