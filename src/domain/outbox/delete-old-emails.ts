import { ago } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { emailLifetime } from './email-rules.ts'

/** Sent or not: after a year nobody asks for it, and what it tells of people is told no longer. */
export async function deleteOldEmails(app: App) {
  const before = ago(app.clock, emailLifetime)
  await app.db
    .deleteFrom('letters')
    .where((email) =>
      email.or([
        email('sentAt', '<=', before),
        email.and([email('sentAt', 'is', null), email('waitingSince', '<=', before)]),
      ]),
    )
    .execute()
}
