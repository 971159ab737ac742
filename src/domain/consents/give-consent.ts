import { marketingWording } from '#contract/submissions/submission.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import { newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'

/** Belongs in the transaction of the submission, before its e-mails are written: they link to it. */
export async function giveConsent(app: App, submissionId: string, email: string) {
  await app.db
    .insertInto('consents')
    .values({
      id: newId(),
      submissionId,
      email: email.toLowerCase(),
      wording: marketingWording,
      agreedAt: now(app.clock),
      withdrawnAt: null,
      token: newToken(),
    })
    .execute()
}
