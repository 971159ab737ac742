import { ago } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { letterLifetime } from './letter-rules.ts'

/** Sent or not: after a year nobody asks for it, and what it tells of people is told no longer. */
export async function forgetOldLetters(app: App) {
  const before = ago(app.clock, letterLifetime)
  await app.db
    .deleteFrom('letters')
    .where((letter) =>
      letter.or([
        letter('sentAt', '<=', before),
        letter.and([letter('sentAt', 'is', null), letter('waitingSince', '<=', before)]),
      ]),
    )
    .execute()
}
