import { usualMailPorts } from '#contract/emails/office-mail.ts'
import type { MailSettingsView } from '#contract/emails/office-mail.ts'
import type { MailSettings } from '#platform/mail/mail-settings.ts'
import type { App } from '../app.ts'
import { versionOf } from '../refuse-unless-current.ts'
import type { MailSettingsTable } from './mail-settings-table.ts'

/** What the password is encrypted for. */
export const mailPasswordContext = 'mail-settings'

const noSettings = {
  hasPassword: false,
  host: '',
  port: usualMailPorts.starttls,
  encryption: 'starttls',
  user: '',
  senderName: '',
  senderAddress: '',
  recipient: '',
} as const

/** The settings in use; where none are, those of the office, whose password cannot be decrypted. */
export async function findMailSettings(app: App): Promise<MailSettingsView> {
  const settings = await findShownSettings(app)
  return { ...settings, version: mailVersionOf(settings) }
}

type Shown = Omit<MailSettingsView, 'version'>

type Addressed = Omit<Shown, 'source' | 'isOfficeMailStored' | 'isPasswordReadable' | 'hasPassword'>

export function mailVersionOf(settings: Addressed) {
  const { host, port, encryption, user, senderName, senderAddress, recipient } = settings
  return versionOf([host, port, encryption, user, senderName, senderAddress, recipient])
}

async function findShownSettings(app: App): Promise<Shown> {
  const row = await findStoredMailSettings(app)
  const { environmentMail } = app.outbox
  const stored = { isOfficeMailStored: row !== undefined, isPasswordReadable: true }
  if (environmentMail) return { ...stored, source: 'environment', ...shownOf(environmentMail) }
  if (!row) return { ...stored, source: 'none', ...noSettings }
  const { host, port, encryption, userName, senderName, senderAddress, recipient } = row
  return {
    ...stored,
    source: 'office',
    isPasswordReadable: usableSettings(app, row) !== undefined,
    hasPassword: row.password !== null,
    host,
    port,
    encryption,
    user: userName,
    senderName,
    senderAddress,
    recipient,
  }
}

/** What e-mails are sent with: settings of the environment, or else those of the office. */
export async function findUsableMailSettings(app: App): Promise<MailSettings | undefined> {
  if (app.outbox.environmentMail) return app.outbox.environmentMail
  const row = await findStoredMailSettings(app)
  return row && usableSettings(app, row)
}

/** For the hints that no mail is set up: other processes may have changed the settings. */
export async function followMailSettings(app: App) {
  const settings = await findUsableMailSettings(app)
  app.outbox.isMailSetUp = settings !== undefined
  return settings
}

export async function findStoredMailSettings({ db }: App) {
  return db.selectFrom('mailSettings').selectAll().executeTakeFirst()
}

function shownOf({ smtp, from, sales }: MailSettings): Addressed & { hasPassword: boolean } {
  return {
    hasPassword: smtp.credentials !== undefined,
    host: smtp.host,
    port: smtp.port,
    encryption: smtp.isSecure ? 'tls' : 'starttls',
    user: smtp.credentials?.user ?? '',
    senderName: from.name ?? '',
    senderAddress: from.address,
    recipient: sales,
  }
}

/** Undefined where the password cannot be decrypted. */
function usableSettings({ secrets }: App, row: MailSettingsTable): MailSettings | undefined {
  const password =
    row.password === null ? undefined : secrets.open(row.password, mailPasswordContext)
  if (row.password !== null && password === undefined) return undefined
  return {
    smtp: {
      host: row.host,
      port: row.port,
      isSecure: row.encryption === 'tls',
      credentials: password === undefined ? undefined : { user: row.userName, password },
    },
    from: { name: row.senderName || undefined, address: row.senderAddress },
    sales: row.recipient,
  }
}
