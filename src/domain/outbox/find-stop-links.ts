import { consentMessages, stopOffersPath } from '#contract/consents/consent.ts'
import type { App } from '../app.ts'
import type { EmailContent } from './email-content.ts'

/** The links that end offers, by the addresses that agreed to them. */
export async function findStopLinks({ db }: App, recipients: string[]) {
  const emails = [...new Set(recipients.map((recipient) => recipient.toLowerCase()))]
  const consents = await db
    .selectFrom('consents')
    .select(['email', 'token'])
    .where('email', 'in', emails)
    .where('withdrawnAt', 'is', null)
    .execute()
  return new Map(consents.map(({ email, token }) => [email, stopLinkOf(token)]))
}

function stopLinkOf(token: string): NonNullable<EmailContent['stopLink']> {
  return { text: consentMessages.stopLink, path: `${stopOffersPath}?token=${token}` }
}
