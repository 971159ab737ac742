import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Two names of one provider, which delivers both to the same mailbox. */
const sameDomains: Record<string, string> = { 'googlemail.com': 'gmail.com' }

/**
 * One spelling for all addresses that may reach the same mailbox. Dots are left out for every
 * provider: for one that reads them, two people share a count, which does no harm.
 */
export function mailboxOf(email: string) {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).normalize('NFKC').toLowerCase()
  const typed = email.slice(at + 1).toLowerCase()
  const domain = domainToASCII(typed) || typed
  const [mailbox = ''] = name.replaceAll('.', '').split('+')
  return `${mailbox}@${sameDomains[domain] ?? domain}`
}

/** A hash is enough to count by, so that the counts store no readable address. */
export function mailboxHash(email: string) {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url')
}
