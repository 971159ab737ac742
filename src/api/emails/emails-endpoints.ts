import { emailCalls } from '#contract/emails/email-calls.ts'
import { emailDefinitions } from '#contract/emails/email-definitions.ts'
import { emailMessages } from '#contract/emails/outbox-email.ts'
import { listLimits } from '#contract/list-limits.ts'
import { countEmails, findEmails } from '#domain/emails/find-emails.ts'
import { sendEmailAgain } from '#domain/emails/send-email-again.ts'
import { sendTestEmail } from '#domain/emails/send-test-email.ts'
import { endpointsOf } from '../endpoint.ts'

export const emailsEndpoints = endpointsOf(emailCalls, emailDefinitions, {
  async list(app, { query }) {
    const { page = 1, limit = listLimits.onPage, state } = query
    const [emails, total, failed] = await Promise.all([
      findEmails(app, { page, limit, state }),
      countEmails(app.db, { state }),
      countEmails(app.db, { state: 'failed' }),
    ])
    return { emails, isMailSetUp: app.outbox.isMailSetUp, failed, total, page, limit }
  },
  async sendTest(app, { caller }) {
    const email = await sendTestEmail(app, caller.by, caller.session.user.email)
    return { message: emailMessages.testOnItsWay, email }
  },
  async sendAgain(app, { caller, params }) {
    const email = await sendEmailAgain(app, caller.by, params.id)
    return { message: emailMessages.sentAgain, email }
  },
})
