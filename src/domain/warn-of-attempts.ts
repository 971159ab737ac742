import type { SiteProfile } from '#contract/company/shown-company.ts'
import { second } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from './app.ts'
import { visitor } from './audit/actor.ts'
import { recordAudit } from './audit/record-audit.ts'
import { findSiteProfile } from './find-site-profile.ts'
import { claimWarning, slowDownLimits } from './limits/slow-down.ts'
import { enqueueEmail } from './outbox/enqueue-email.ts'
import type { NewEmail } from './outbox/enqueue-email.ts'

type Attacked = {
  action: 'account.sign-in-slowed' | 'customer.sign-in-slowed'
  /** What the attempts are counted under. */
  key: string
  id: string | undefined
  /** Null where none is known, undefined where there is no such account. */
  email: string | null | undefined
  advice: Advice
}

type Advice = Pick<NewEmail['content'], 'link' | 'closing'>

/** Once a day for each account. An account that does not exist costs as much, so that the time does not show it. */
export async function warnOfAttempts(app: App, { action, key, id, email, advice }: Attacked) {
  await inTransaction(app, async (app) => {
    if (!(await claimWarning(app, key))) return
    await recordAudit(app, visitor, { action, ...(id ? { subjectId: id } : {}) })
    if (email) await enqueueEmail(app, warningEmail(email, advice, await findSiteProfile(app)))
  })
}

const { failures, pause } = slowDownLimits

/** Without the network addresses of the attempts, which may identify people. */
function warningEmail(email: string, advice: Advice, { company }: SiteProfile): NewEmail {
  return {
    kind: 'sign-in-warning',
    recipient: email,
    subject: `Failed sign-ins to your account at ${company}`,
    content: {
      heading: 'Failed attempts to sign in to your account',
      paragraphs: [
        `In the last hour more than ${failures} sign-ins to your account at ${company} failed. They came from network addresses from which nobody has signed in to it in the last 30 days.`,
        `None of them succeeded. Attempts from such addresses are now checked one at a time, one every ${pause / second} seconds. From where you usually sign in, nothing changes.`,
        'If your password is also used somewhere else, or is easy to guess, set a new one.',
      ],
      ...advice,
    },
  }
}
