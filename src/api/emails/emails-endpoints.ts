import { emailCalls } from '#contract/emails/email-calls.ts'
import { emailDefinitions } from '#contract/emails/email-definitions.ts'
import { mailSettingsMessages } from '#contract/emails/office-mail.ts'
import { emailMessages } from '#contract/emails/outbox-email.ts'
import { listLimits } from '#contract/list-limits.ts'
import { countEmails, findDelay, findEmails } from '#domain/emails/find-emails.ts'
import { findMailSettings } from '#domain/emails/find-mail-settings.ts'
import { removeMailSettings, saveMailSettings } from '#domain/emails/save-mail-settings.ts'
import { sendEmailAgain } from '#domain/emails/send-email-again.ts'
import { sendTestEmail } from '#domain/emails/send-test-email.ts'
import { endpointsOf } from '../endpoint.ts'

export const emailsEndpoints = endpointsOf(emailCalls, emailDefinitions, {
  async list(app, { query }) {
    const { page = 1, limit = listLimits.onPage, q, state, sort } = query
    const [emails, total, failed, { delayed, lastError }] = await Promise.all([
      findEmails(app, { page, limit, q, state, sort }),
      countEmails(app.db, { q, state }),
      countEmails(app.db, { state: 'failed' }),
      findDelay(app.db),
    ])
    const { isMailSetUp } = app.outbox
    return { emails, isMailSetUp, failed, delayed, lastError, total, page, limit }
  },
  async sendTest(app, { caller }) {
    const email = await sendTestEmail(app, caller.by, caller.session.user.email)
    return { message: emailMessages.testOnItsWay, email }
  },
  async findSettings(app) {
    return { settings: await findMailSettings(app) }
  },
  async saveSettings(app, { caller, body }) {
    await saveMailSettings(app, caller.by, body)
    return { message: mailSettingsMessages.saved, settings: await findMailSettings(app) }
  },
  async removeSettings(app, { caller }) {
    await removeMailSettings(app, caller.by)
    return { message: mailSettingsMessages.removed, settings: await findMailSettings(app) }
  },
  async sendAgain(app, { caller, params }) {
    const email = await sendEmailAgain(app, caller.by, params.id)
    return { message: emailMessages.sentAgain, email }
  },
})
