import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { postUser, trustedCertificate } from '../test-smtp.ts'
import type { TestSmtp } from '../test-smtp.ts'
import { asha } from '../fixtures/people.ts'
import type { Settings } from './run-server.ts'

type ServerSettings = Settings & { DATA_DIR: string }

/** Settings as somebody writes them, for a server that trusts the certificate of the test's mail server. */
export async function mailSettingsFor(
  settings: ServerSettings,
  { settings: mail }: TestSmtp,
): Promise<ServerSettings> {
  const file = join(settings.DATA_DIR, 'office.pem')
  await writeFile(file, trustedCertificate)
  const { user, password } = postUser
  return {
    ...settings,
    ADMIN_EMAIL: asha.email,
    ADMIN_PASSWORD: asha.password,
    SMTP_URL: `smtp://${user}:${encodeURIComponent(password)}@localhost:${mail.smtp.port}`,
    MAIL_FROM: 'Tamarind IT <sales@tamarindit.example>',
    SALES_EMAIL: mail.sales,
    NODE_EXTRA_CA_CERTS: file,
    LOG_LEVEL: 'trace',
  }
}
