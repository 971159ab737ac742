import { forgetDeadSessions } from '#domain/accounts/change-sessions.ts'
import { forgetOldAttempts } from '#domain/limits/change-sign-in-attempts.ts'
import type { App } from '#domain/app.ts'
import { forgetOldCustomerSessions } from '#domain/customers/sign-in-customer.ts'
import { forgetOldPosts } from '#domain/limits/change-public-posts.ts'
import { forgetOldLetters } from '#domain/outbox/forget-old-letters.ts'
import { hour } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import type { Log } from '#platform/log/open-log.ts'

const chores = {
  forgetDeadSessions,
  forgetOldAttempts,
  forgetOldPosts,
  forgetOldCustomerSessions,
  forgetOldLetters,
}

/** What nobody will ask for again goes once an hour, the first time an hour after the start. */
export async function runChores(app: App, log: Log, signal: AbortSignal) {
  while (await waitFor(hour, signal)) {
    for (const [chore, run] of Object.entries(chores)) {
      await run(app).catch((error: Error) =>
        log.error({ chore, reason: error.message }, 'chore failed'),
      )
    }
  }
}
