import { consentMessages, stopOffersPath } from '#contract/consents/consent.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import type { App, Db } from '../app.ts'
import type { EmailContent } from './email-content.ts'

/** The links that end offers, by the addresses that agreed to them. */
export async function findStopLinks({ db }: App, recipients: string[]) {
  const emails = [...new Set(recipients.map((recipient) => recipient.toLowerCase()))]
  const consents = await selectConsents(db, { emails })
  return new Map(consents.map(({ email, token }) => [email, stopLinkOf(token)]))
}

const selectConsents = compileOnce((db: Db, { emails }: { emails: string[] }) =>
  db
    .selectFrom('consents')
    .select(['email', 'token'])
    .where('email', 'in', emails)
    .where('source', '!=', 'stock-alert')
    .where('withdrawnAt', 'is', null),
)

function stopLinkOf(token: string): NonNullable<EmailContent['stopLink']> {
  return { text: consentMessages.stopLink, path: `${stopOffersPath}?token=${token}` }
}
