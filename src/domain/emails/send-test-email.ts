import type { SiteProfile } from '#contract/company/shown-company.ts'
import { emailMessages } from '#contract/emails/outbox-email.ts'
import type { OutboxEmail } from '#contract/emails/outbox-email.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import type { NewEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { requireEmail } from './find-emails.ts'

/** By the way of all others, so that it arrives where they do. */
export async function sendTestEmail(app: App, by: Actor, recipient: string): Promise<OutboxEmail> {
  if (!app.outbox.isMailSetUp) throw new Refusal('conflict', emailMessages.noMail)
  const profile = await findSiteProfile(app)
  return inTransaction(app, async (app) => {
    const id = await enqueueEmail(app, testEmail(recipient, profile))
    await recordAudit(app, by, { action: 'email.test-sent', subjectId: id })
    return requireEmail(app, id)
  })
}

function testEmail(recipient: string, { company }: SiteProfile): NewEmail {
  return {
    kind: 'test',
    recipient,
    subject: `Test e-mail of ${company}`,
    content: {
      heading: 'E-mails arrive',
      paragraphs: [
        `Somebody who is signed in to the back office of ${company} asked for this e-mail, to see whether e-mails arrive. It has no other purpose.`,
      ],
      link: { text: 'E-mails of the back office', path: '/admin/emails' },
    },
  }
}
