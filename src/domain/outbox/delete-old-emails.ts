import { ago } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { emailLifetime } from './email-rules.ts'

/** Sent or not, an e-mail contains personal data and is deleted after a year. */
export async function deleteOldEmails(app: App) {
  const before = ago(app.clock, emailLifetime)
  await app.db
    .deleteFrom('emails')
    .where((email) =>
      email.or([
        email('sentAt', '<=', before),
        email.and([email('sentAt', 'is', null), email('waitingSince', '<=', before)]),
      ]),
    )
    .execute()
}
