import type { App } from '../app.ts'
import { countedLimits } from './counted-limits.ts'
import type { CountedLimit } from './counted-limits.ts'
import { blockedBy, countOneMore, lockCount } from './lock-count.ts'
import { mailboxHash } from './mailbox-rules.ts'

const { acknowledgementsToMailbox, acknowledgementsOfSite } = countedLimits

/**
 * Counts an acknowledgement, or returns why none may be sent: anybody can type the address of somebody
 * else into a form. Belongs in the transaction that enqueues it, and close to its end: all
 * acknowledgements wait for the count of the site.
 */
export async function reserveAcknowledgement(
  app: App,
  email: string,
  limit: CountedLimit = acknowledgementsToMailbox,
): Promise<string | undefined> {
  if (!app.rateLimits) return undefined
  const ofMailbox = await lockCount(app, limit, mailboxHash(email))
  if (blockedBy(ofMailbox)) return withheld.mailbox
  const ofSite = await lockCount(app, acknowledgementsOfSite, 'site')
  if (blockedBy(ofSite)) return withheld.site
  await countOneMore(app, ofMailbox)
  await countOneMore(app, ofSite)
  return undefined
}

const noneSent = 'No acknowledgement was sent to the sender'

/** Read by the office in the announcement. */
const withheld = {
  mailbox: `${noneSent}: ${acknowledgementsToMailbox.most} were sent to this address within 24 hours.`,
  site: `${noneSent}: the site sent ${acknowledgementsOfSite.most} within an hour, which is its limit.`,
}
