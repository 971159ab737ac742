import { mailSettingsMessages } from '#contract/emails/office-mail.ts'
import type { MailSettingsForm } from '#contract/emails/mail-settings-form.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { refuseUnlessCurrent } from '../refuse-unless-current.ts'
import {
  findMailSettings,
  findStoredMailSettings,
  followMailSettings,
  mailPasswordContext,
  mailVersionOf,
} from './find-mail-settings.ts'
import type { MailSettingsTable } from './mail-settings-table.ts'

const rowId = 1

/** In use at once: e-mails that wait for a next try are tried with the new settings. */
export async function saveMailSettings(app: App, by: Actor, form: MailSettingsForm) {
  refuseIfSetByEnvironment(app)
  await refusePrivateHost(app, form.host)
  await inTransaction(app, async (app) => {
    await lockSettings(app)
    await refuseIfChanged(app, form)
    const before = await findStoredMailSettings(app)
    const { user, password: _, version: _version, ...fields } = form
    const row = { ...fields, userName: user, password: passwordOf(app, form, before) }
    await app.db
      .insertInto('mailSettings')
      .values({ id: rowId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await tryWaitingEmails(app)
    await recordAudit(app, by, {
      action: 'mail-settings.changed',
      ...(before && { before: auditedFields(before) }),
      after: { ...auditedFields(row), ...(form.password && { isPasswordNew: true }) },
    })
  })
  await followNow(app)
}

export async function removeMailSettings(app: App, by: Actor) {
  await inTransaction(app, async (app) => {
    const before = await findStoredMailSettings(app)
    if (!before) throw new Refusal('not-found', mailSettingsMessages.notFound)
    await app.db.deleteFrom('mailSettings').execute()
    await recordAudit(app, by, {
      action: 'mail-settings.removed',
      before: auditedFields(before),
    })
  })
  await followNow(app)
}

function refuseIfSetByEnvironment({ outbox }: App) {
  if (outbox.environmentMail) throw new Refusal('conflict', mailSettingsMessages.byEnvironment)
}

/** Two at once take turns, so that the second one sees what the first has stored. */
async function lockSettings({ db }: App) {
  await db
    .updateTable('mailSettings')
    .set((row) => ({ id: row.ref('id') }))
    .execute()
}

/** The same settings again are stored, since their response may have been lost. */
async function refuseIfChanged(app: App, form: MailSettingsForm) {
  const settings = await findMailSettings(app)
  if (mailVersionOf(form) === settings.version) return
  const { changedMeanwhile } = mailSettingsMessages
  refuseUnlessCurrent(form.version, settings.version, changedMeanwhile, { settings })
}

/** A name that cannot be looked up now may be found when the next e-mail is sent, and is checked again then. */
async function refusePrivateHost({ outside }: App, host: string) {
  const address = await outside.addressOf(host).catch(() => host)
  if (address === undefined) throw refusedField('host', mailSettingsMessages.hostPrivate)
}

/** A stored password is sent only to the server and for the user that it was entered for. */
function passwordOf(app: App, form: MailSettingsForm, before: MailSettingsTable | undefined) {
  if (form.user === '') return null
  if (form.password !== '') return app.secrets.seal(form.password, mailPasswordContext)
  if (!before?.password) throw refusedField('password', mailSettingsMessages.passwordRequired)
  const isSame =
    before.host === form.host &&
    before.port === form.port &&
    before.encryption === form.encryption &&
    before.userName === form.user
  if (!isSame) throw refusedField('password', mailSettingsMessages.passwordAgain)
  if (app.secrets.open(before.password, mailPasswordContext) === undefined) {
    throw refusedField('password', mailSettingsMessages.unreadablePassword)
  }
  return before.password
}

async function tryWaitingEmails({ db, clock }: App) {
  const at = now(clock)
  await db.updateTable('emails').set({ nextTryAt: at }).where('nextTryAt', '>', at).execute()
}

/** After the commit, so that the response and the hints of all screens agree. */
async function followNow(app: App) {
  await followMailSettings(app)
  app.outbox.nudge()
}

function auditedFields({ password, ...fields }: Omit<MailSettingsTable, 'id'> & { id?: number }) {
  const { id: _, ...shown } = fields
  return { ...shown, hasPassword: password !== null }
}

function refusedField(field: keyof MailSettingsForm, message: string) {
  return new Refusal('invalid', message, { fields: { [field]: message } })
}
