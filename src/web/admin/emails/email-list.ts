import { emailCalls } from '#contract/emails/email-calls.ts'
import { emailStates } from '#contract/emails/outbox-email.ts'
import type { OutboxEmail } from '#contract/emails/outbox-email.ts'
import { addressQuery, oneOf } from '../lists/address-query.ts'
import type { Noun } from '../lists/list-view.tsx'
import { findListing } from '../lists/listing.ts'
import type { Listing } from '../lists/listing.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'
import { emailScreenTexts } from './email-screen-texts.ts'

const address = addressQuery('/admin/emails', (parameter) => ({
  state: oneOf(emailStates, parameter('state')),
}))

export type EmailQuery = ReturnType<typeof address.queryOf>
/** With how many of all have failed. */
export type EmailListing = Listing<OutboxEmail, { isMailSetUp: boolean; failed: number }>

const noun: Noun = ['e-mail', 'e-mails']

export const emailList = {
  ...address,
  noun,
  find({ state, page }: EmailQuery, options: ReadOptions): Promise<EmailListing> {
    const source = {
      async ask(part: { page: number; limit: number }) {
        const asked = { state: state || undefined, ...part }
        const { emails, total, ...facts } = await callApi(emailCalls.list, asked, options)
        return { rows: emails, total, facts }
      },
      facts: { isMailSetUp: true, failed: 0 },
      failureOf: (error: unknown) => failureOf(error, emailScreenTexts.listFailed),
    }
    return findListing(page, source, options)
  },
}
